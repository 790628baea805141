// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
    public import UIKit
#else
    public import AppKit
#endif

/// A window of the double, with its hosting controllers: it draws their views when a test asks for that.
///
/// Nothing happens by itself. A test draws, lets motions end, and acts as the user; see `Window+User.swift`.
@MainActor
package final class Window {
    /// The window of UIKit or AppKit.
    package let platform: SystemWindow
    /// The controller at the root of the window.
    package let controller: SystemController
    /// Whether the system is a phone, and not a Mac.
    package var isPhone: Bool { Self.isPhone }
    /// Whether VoiceOver is running.
    package var isVoiceOverRunning = false {
        didSet { invalidate() }
    }
    /// What a test puts into the environment.
    package var prepare: @MainActor (inout EnvironmentValues) -> Void = { _ in } {
        didSet { invalidate() }
    }
    private var isAwake = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isClosed = false
    static let size = CGSize(width: 390, height: 844)

    /// Makes a window with a view.
    package convenience init<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(controller: HostingController(rootView: Deferred(content: content)))
    }

    /// Makes a window with a controller.
    package init(controller: SystemController) {
        self.controller = controller
        platform = SystemWindow.around(controller)
        hearOfMotions()
    }

    /// Draws until nothing changes any more.
    package func draw() {
        isAwake = false
        guard !isClosed else { return }
        for _ in 0..<1_000 {
            guard let canvas = canvases.first(where: \.isInvalid) else { return }
            canvas.draw()
        }
        preconditionFailure("The views change what they show whenever they are drawn.")
    }

    /// What the hosting controllers in the window draw, from the lowest.
    var canvases: [Canvas] { hosts.map { $0.canvas(in: self) } }

    /// Takes the views away, as when the window is closed.
    package func close() {
        let canvases = canvases
        isClosed = true
        for canvas in canvases { canvas.close() }
        empty()
    }

    /// The environment of each hosting controller.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.scenePhase = .active
        environment.accessibilityVoiceOverEnabled = isVoiceOverRunning
        prepare(&environment)
        return environment
    }

    /// Waits until there is something to draw, or to do.
    package func change() async {
        if isAwake { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Requests a frame.
    package func invalidate() {
        for canvas in canvases { canvas.invalidate() }
        wake()
    }

    /// Lets a test go on that waits for a change.
    package func wake() {
        isAwake = true
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }
}

/// A controller that draws views.
@MainActor
protocol Host: SystemController {
    func canvas(in window: Window) -> Canvas
}

/// A controller of UIKit or AppKit that shows views.
@MainActor
open class HostingController<Content: View>: SystemController, Host {
    /// Sizes that the content decides.
    public struct SizingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var intrinsicContentSize: SizingOptions { SizingOptions(rawValue: 1) }
    }

    public var sizingOptions: SizingOptions = []
    private let rootView: Content
    private var made: Canvas?

    /// Makes a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    func canvas(in window: Window) -> Canvas {
        if let made { return made }
        let canvas = Canvas(in: window, controller: self) { [rootView] in $0.draw(rootView) }
        made = canvas
        return canvas
    }

    isolated deinit { made?.close() }
}

/// A view that is made when it is drawn.
package struct Deferred<Content: View>: View {
    let content: @MainActor () -> Content

    package var body: some View { content() }
}
