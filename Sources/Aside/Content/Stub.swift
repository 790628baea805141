public struct Content {}
@resultBuilder @MainActor public enum ContentBuilder<Root> {
    public static func buildBlock() -> Content { Content() }
}
extension Screen {
    public var title: String { "" }
    public var content: Content { Content() }
}
