import Aside
import SwiftUI

@testable import AsideUI

/// The naive model of the window: what the stage shows is in view, each modal over the one that can present it.
///
/// It knows nothing of slots, pauses and reports.
extension RandomUser {
    /// The longest time until the window shows what the stage has shown for so long, and nothing else.
    private static let longest = Duration.milliseconds(2_500)
    /// The longest time until a modal that has ended is gone.
    private static let longestEnd = Duration.milliseconds(1_200)

    /// The modals that should be in view, from the lowest.
    private var wanted: [Modal] {
        var (views, asked): ([Modal], Modal?) = ([], nil)
        for modal in stage.modals {
            if style(of: modal).isView {
                (views, asked) = (views + [modal], nil)
            } else if !coversView(modal) {
                asked = modal
            }
        }
        return views + [asked].compactMap(\.self)
    }

    private func style(of modal: Modal) -> PresentationStyle {
        let hasOwnView = modal.content.kind == .alert && AppContentView.hasOwnView(modal.content)
        if place != .controller, hasOwnView { return PresentationStyle(app.ownPresentation, on: platform) }
        return PresentationStyle(for: modal.content, on: platform)
    }

    /// Whether a modal is drawn over a view, and presented by nothing.
    private func coversView(_ modal: Modal) -> Bool {
        let style = style(of: modal)
        return style == .overlay || style == .alert && modal.content.isBusy
    }

    /// The titles of what is in view, from the lowest.
    private var inView: [String] {
        let own = window.presented.filter { !$0.isForeign && $0.item != AnyHashable(AppContent.OwnSheet().id) }
        return own.map { present in
            guard present.title.isEmpty else { return present.title }
            let slot = presenter?.placement.slots.values.first { AnyHashable($0.appearance.id) == present.item }
            return slot.flatMap { presenter?.modal($0.appearance.modal)?.content.title } ?? "a view without a modal"
        }
    }

    /// Whether the user sees everything that the stage shows, and does not hold anything.
    var seesStage: Bool {
        !window.presented.contains(where: \.isForeign) && !window.isHeld && !window.isSwipingBack && !isInOtherTab
            && (window.scenePhase != .background || window.scenario.returnsUnreported)
    }

    /// Notes that the user ends a modal while nothing else is on its way, so that nothing may save it.
    func expectEnd(by label: String) {
        // What is pressed later may be reported first.
        due.removeAll { $0 === top }
        guard isAtRest, app.ownSheet == nil, let top, !top.isLeaving, !label.hasPrefix("undo ") else { return }
        let content = top.content
        let isAnswered = content.kind == .alert || content.kind == .choose && content.count == nil
        let isDismissed = content.isDismissible && !top.hasCloseGuard && content.kind != .progress
        // While an alert comes, the user may still leave the screen beneath.
        if label == "Cancel" ? isDismissed : isAnswered && !isExit(label) { due.append(top) }
    }

    /// The differences between the window and the stage, when nothing is on its way.
    var differences: [String] {
        var differences: [String] = []
        let wanted = wanted.map(\.content.title)
        // On a system that does not tell what is in view, nobody has to see that a sheet of the app has gone with ours.
        if inView != wanted, isObservable || shownOwnSheets == 0 {
            differences.append("In view is \(inView), and not \(wanted).")
        }
        // What nothing presents is not looked for, if nobody says that the sheet has gone in which it was drawn.
        if shownOwnSheets == 0 { differences += differencesAtCover }
        for modal in stage.modals where modal.isLeaving {
            differences.append("“\(modal.content.title)” has ended, and is not gone.")
        }
        for modal in due where stage.modals.contains(where: { $0 === modal }) {
            differences.append("“\(modal.content.title)” has not ended, although the user ended it.")
        }
        return differences + differencesAtAnchor + differencesOfTouches
    }

    /// Whether the user can operate a view that something covers.
    private var differencesAtCover: [String] {
        guard inView.last == wanted.last(where: { style(of: $0).isView })?.content.title else { return [] }
        let beneath = stage.modals.lastIndex { style(of: $0).isView } ?? -1
        guard let cover = stage.modals[(beneath + 1)...].last(where: coversView) else { return [] }
        let title = cover.content.title
        let own = cover.outline.items.filter(\.isAction).map(\.label)
        // The system's bar is not disabled.
        let labels = own + [AppContent.tab, AppContent.otherTab, "Close", "Back"]
        let others = window.buttons.filter { !labels.contains($0) && !$0.hasPrefix("undo ") }
        return (window.texts.contains(title) ? [] : ["“\(title)” covers nothing."])
            + others.map { "“\($0)” can be pressed beneath “\(title)”." }
    }

    /// Whether a dialog points at nothing where it has to point at something.
    private var differencesAtAnchor: [String] {
        guard platform.dialogsNeedAnchors, place != .controller, let last = window.presented.last,
            !last.title.isEmpty, !last.isAlert, last.source != ["Anchor"]
        else { return [] }
        return ["“\(last.title)” points at nothing."]
    }

    /// Whether a view of UIKit or AppKit does not take the touches beside what the questions draw over it.
    private var differencesOfTouches: [String] {
        guard let controllerWindow, window.presented.isEmpty else { return [] }
        let isCovered = stage.modals.contains(where: coversView)
        return [(400.0, isCovered), (780, isCovered || stage.notice != nil)].compactMap { y, isTaken in
            guard controllerWindow.touchesBelow(195, y) == isTaken else { return nil }
            return "A touch at \(y) \(isTaken ? "passes" : "does not pass")."
        }
    }

    /// Complains if a modal that has ended keeps its asker waiting in the background, where nothing has to be seen to go.
    func checkBackground() {
        guard presenter?.placement.isInBackground == true else { return }
        for modal in stage.modals where modal.isLeaving {
            answers.complain("“\(modal.content.title)” has ended in the background, and is not gone.")
        }
    }

    /// Compares the window with the stage while time passes as it does for a user, and nothing is lost or late.
    func checkTime() {
        guard isCalm, seesStage else {
            unsettled = nil
            return
        }
        if window.hasLost { answers.complain("The system has lost something that came too early.") }
        let leaving = stage.modals.filter(\.isLeaving).map(\.content.title)
        ends = ends.filter { leaving.contains($0.key) }
        // What ended before it came into view is not reported to go.
        for title in leaving where leaving.allSatisfy({ appearances[$0] != nil }) {
            let end = ends[title, default: visitor.time]
            ends[title] = end
            guard visitor.time - end > Self.longestEnd else { continue }
            answers.complain("“\(title)” has ended \(visitor.time - end) ago, and is not gone.")
        }
        let state = wanted.map(\.content.title) + leaving
        if state == inView { unsettled = nil } else if unsettled?.state != state { unsettled = (state, visitor.time) }
        guard let since = unsettled?.since, visitor.time - since > Self.longest else { return }
        answers.complain("Since \(since), \(state) should be in view, and not \(inView).")
    }

    /// Complains if something flickers: it is presented again, and nothing has been over it.
    func checkFlicker() {
        guard isCalm else { return }
        for (place, modal) in stage.modals.enumerated() {
            // What goes beneath may take the modal along, which is then shown again.
            disturbers[modal.id, default: []].formUnion(stage.modals[..<place].map(\.id))
            if style(of: modal).isView { continue }
            disturbers[modal.id, default: []].formUnion(stage.modals[(place + 1)...].map(\.id))
        }
        for (place, title) in inView.enumerated() {
            appearances[title, default: []].insert(window.presented[place].number)
        }
        // A prompt comes back after each refusal, and what points at something when that has gone.
        for modal in stage.modals where modal.content.kind != .prompt && modal.content.placeToPointAt == nil {
            let count = appearances[modal.content.title]?.count ?? 0
            guard count > 1 + (disturbers[modal.id]?.count ?? 0) else { continue }
            answers.complain("“\(modal.content.title)” was presented \(count) times.")
        }
    }
}
