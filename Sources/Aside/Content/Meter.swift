/// An indicator of how far something has come.
@MainActor
public struct Meter: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a meter.
    ///
    /// - Parameters:
    ///   - fraction: From 0, not begun, to 1, done; `nil` if it is not known. Values outside this range are clamped,
    ///     and a value that is not a number counts as `nil`, so that arithmetic on file sizes cannot stop an app.
    ///   - label: The name of what is going on.
    public init(_ fraction: Double?, label: String = "Progress") {
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        content = ScreenContent(BoundElement(kind: .meter(fraction: known), label: label))
    }
}
