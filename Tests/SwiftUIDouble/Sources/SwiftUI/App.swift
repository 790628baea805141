/// An app, which the double does not run: a test shows its window.
@MainActor @preconcurrency
public protocol App {
    /// What the app consists of.
    associatedtype Body: Scene
    /// What the app consists of.
    @SceneBuilder var body: Body { get }
    /// The app as it starts.
    init()
}

extension App {
    /// Starts nothing.
    public static func main() {}
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {}

/// Scenes as they are written.
@resultBuilder
@MainActor
public struct SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window, as often as the user opens one.
public struct WindowGroup<Content: View>: Scene {
    /// What a window shows.
    public let content: Content

    /// A window with a view in it.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
