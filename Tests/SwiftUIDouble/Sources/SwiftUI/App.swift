/// An app, which the double does not run: a test shows its window.
@MainActor @preconcurrency
package protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    package static func main() {}
}

/// A part of an app.
@MainActor @preconcurrency
package protocol Scene {}

/// Several scenes, one after the other.
@resultBuilder
@MainActor
package struct SceneBuilder {
    package static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A group of windows, of which the user can open any number.
package struct WindowGroup<Content: View>: Scene {
    package let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }
}
