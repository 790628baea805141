// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window, to which a sheet can be attached.
@MainActor
open class NSWindow {
    open var contentView: NSView? {
        didSet { contentView?.contentWindow = self }
    }
    open var contentViewController: NSViewController?
    open var initialFirstResponder: NSView?
    open private(set) var attachedSheet: NSWindow?
    open private(set) weak var sheetParent: NSWindow?
    private var handler: ((NSApplication.ModalResponse) -> Void)?
    private var queued: [(NSWindow, ((NSApplication.ModalResponse) -> Void)?)] = []
    /// Whether the session of the sheet has ended, so that the sheet is disappearing.
    private var isLeaving = false

    /// Posted when a window has closed a sheet (documented under the same name).
    public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")

    /// Makes a window without content.
    package init() {}

    /// Makes a window around the view of a controller.
    public init(contentViewController controller: NSViewController) {
        contentViewController = controller
        contentView = controller.view
        controller.view.contentWindow = self
    }

    /// Shows another window as a sheet of this one, or queues it (documented under the same name).
    open func beginSheet(
        _ sheet: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        guard attachedSheet == nil else { return queued.append((sheet, handler)) }
        attachedSheet = sheet
        (sheet.sheetParent, sheet.handler, sheet.isLeaving) = (self, handler, false)
    }

    /// Ends the session of a sheet; its handler is called when it has gone.
    open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse = .stop) {
        guard attachedSheet === sheet, !sheet.isLeaving else { return }
        sheet.isLeaving = true
        let end: @MainActor () -> Void = { self.close(sheet, returnCode) }
        if let desk { desk.begin(end) } else { end() }
    }

    private func close(_ sheet: NSWindow, _ code: NSApplication.ModalResponse) {
        guard attachedSheet === sheet else { return }
        // What is attached to a window that goes, goes with it.
        if let above = sheet.attachedSheet { sheet.close(above, .stop) }
        // The system closes a popover together with the window that it points into (documented: "NSPopover.Behavior").
        for popover in desk?.popovers ?? [] where popover.source?.window === sheet { popover.vanish() }
        attachedSheet = nil
        sheet.sheetParent = nil
        let handler = sheet.handler
        sheet.handler = nil
        if desk?.losesCompletion() != true { handler?(code) }
        NotificationCenter.default.post(name: Self.didEndSheetNotification, object: self)
        guard attachedSheet == nil, let (next, handler) = queued.first else { return }
        queued.removeFirst()
        beginSheet(next, completionHandler: handler)
    }

    /// What the user sees of the app.
    package var desk: Desk? {
        get { ownDesk ?? sheetParent?.desk }
        set { ownDesk = newValue }
    }
    private var ownDesk: Desk?
}

/// A window beside others, such as an alert.
open class NSPanel: NSWindow {}

/// What moves in a window with its sheets.
@MainActor
package final class Desk {
    private var ends: [@MainActor () -> Void] = []
    /// Whether the next completion never comes.
    package var losesCompletion: () -> Bool = { false }
    /// The popovers that are shown, from the lowest.
    package internal(set) var popovers: [NSPopover] = []

    package init() {}

    package var isMoving: Bool { !ends.isEmpty }

    func begin(_ end: @escaping @MainActor () -> Void) {
        ends.append(end)
    }

    /// Ends what moves.
    package func finishMotion() {
        guard !ends.isEmpty else { return }
        ends.removeFirst()()
    }
}

/// The app.
@MainActor
open class NSApplication {
    /// How a session has ended.
    public struct ModalResponse: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let stop = ModalResponse(rawValue: -1000)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    }
}

/// The owner of a view.
@MainActor
open class NSViewController {
    open var view = NSView()

    /// Makes a controller with an empty view.
    public init() {}
}
