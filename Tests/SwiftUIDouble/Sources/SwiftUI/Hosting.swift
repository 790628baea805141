// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
    public import UIKit

    public typealias SystemController = UIViewController
    public typealias UIHostingController = HostingController

    @MainActor @preconcurrency
    package protocol UIViewRepresentable: View where Body == Never {
        associatedtype Shown: UIView
        func makeUIView(context: Context) -> Shown
        func updateUIView(_ view: Shown, context: Context)
        typealias Context = RepresentableContext
    }
#else
    public import AppKit

    public typealias SystemController = NSViewController
    public typealias NSHostingController = HostingController

    @MainActor @preconcurrency
    package protocol NSViewRepresentable: View where Body == Never {
        associatedtype Shown: NSView
        func makeNSView(context: Context) -> Shown
        func updateNSView(_ view: Shown, context: Context)
        typealias Context = RepresentableContext
    }
#endif

/// What a platform view knows of the place where it stands.
package struct RepresentableContext {
    package let environment: EnvironmentValues
}

/// A controller of UIKit or AppKit that shows views, which the double does not draw.
@MainActor
open class HostingController<Content: View>: SystemController {
    /// Sizes that the content decides.
    public enum SizingOptions: Sendable {
        case intrinsicContentSize
    }

    public var sizingOptions = SizingOptions.intrinsicContentSize
    package let rootView: Content

    /// Makes a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}
