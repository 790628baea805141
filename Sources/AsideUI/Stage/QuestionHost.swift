import Foundation
import Observation

/// What a view of UIKit or AppKit that hosts questions knows: its room, and the elements to point at.
@MainActor
@Observable
final class QuestionHost {
    /// The name of the coordinate space of the hosting view's safe area.
    nonisolated static let space = "Aside.QuestionHost"

    /// The part of the view that takes touches.
    @ObservationIgnored private(set) var room = HostRoom()
    /// The places of the named elements, as the hosting view sees them when it asks.
    private var places: [String: @MainActor () -> CGRect?] = [:]
    /// Brings the hosting view to the front, because something else may have come above it.
    @ObservationIgnored var comeToFront: @MainActor () -> Void = {}
    /// The middle of the hosting view.
    @ObservationIgnored var middle: @MainActor () -> CGPoint = { .zero }

    /// The names of the elements to point at.
    ///
    /// All other dialogs and popovers point at the unnamed element, or at the middle if there is none.
    var names: [String] { places.keys.sorted() + [Placement.middleAnchor] }

    /// Returns the place of an element; the middle of the view if the element is not in the window.
    func place(of name: String) -> CGRect {
        if let place = places[name]?() { return place }
        let middle = middle()
        return CGRect(x: middle.x - 0.5, y: middle.y - 0.5, width: 1, height: 1)
    }

    /// Gives an element a name, or takes the name away.
    func point(at place: (@MainActor () -> CGRect?)?, named name: String) {
        places[name] = place
    }

    /// Called when running work begins or stops covering the view.
    func cover(_ isCovered: Bool) {
        change { $0.isCovered = isCovered }
    }

    /// Called when a notice has a place in the safe area of the view, or has gone.
    func notice(at frame: CGRect?) {
        change { $0.notice = frame }
    }

    private func change(_ change: (inout HostRoom) -> Void) {
        let old = room
        change(&room)
        if !room.isEmpty, room != old { comeToFront() }
    }
}

/// The part of a hosting view that takes touches: what the view draws, and nothing beside it.
///
/// A view that hosts questions in UIKit or AppKit lies over the whole view of a controller. Alerts, dialogs and sheets
/// need no room in it. A notice needs its bar, and running work needs everything.
struct HostRoom: Equatable, Sendable {
    /// Whether running work, or your own view for a question, covers the view beneath.
    var isCovered = false
    /// The frame of the notice, in the safe area.
    var notice: CGRect?

    /// Whether the view draws nothing.
    var isEmpty: Bool { !isCovered && notice == nil }

    /// Returns whether the hosting view takes a touch.
    ///
    /// - Parameters:
    ///   - point: The place of the touch in the hosting view.
    ///   - left: The left inset of the safe area.
    ///   - top: The top inset of the safe area.
    /// - Returns: Whether something is drawn there.
    func takes(_ point: CGPoint, left: CGFloat, top: CGFloat) -> Bool {
        isCovered || notice?.offsetBy(dx: left, dy: top).contains(point) == true
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Reports the place of a notice to the view of UIKit or AppKit that hosts it, if there is one.
        ///
        /// - Parameters:
        ///   - host: The view.
        ///   - change: Called whenever the place has changed.
        /// - Returns: This view, whose place is reported.
        func reportingPlace(to host: QuestionHost?, _ change: @escaping () -> Void) -> some View {
            onGeometryChange(for: CGRect.self) { proxy in
                proxy.frame(in: .named(QuestionHost.space))
            } action: { frame in
                host?.notice(at: frame)
                change()
            }
        }
    }

    extension EnvironmentValues {
        /// The view of UIKit or AppKit that hosts the questions, if there is one.
        var questionHost: QuestionHost? {
            get { self[QuestionHostKey.self] }
            set { self[QuestionHostKey.self] = newValue }
        }
    }

    private struct QuestionHostKey: EnvironmentKey {
        static var defaultValue: QuestionHost? { nil }
    }
#endif
