import Aside
import SwiftUI

@testable import AsideUI

/// The actions of the user, and what they mean for the flow.
extension RandomUser {
    var userEvents: [Event] {
        guard window.scenePhase != .background || window.scenario.returnsUnreported else { return [] }
        let tabs = [AppContent.tab, AppContent.otherTab]
        let inside = window.buttons.filter { !isExit($0) && !tabs.contains($0) }
        var events: [Event] = inside.map { label in { self.press(label) } }
        events += window.fields.map { field in { self.window.fill(field, "text \(self.dice.number(below: 9))") } }
        // A user who leaves because nothing else is possible would hide that a question never appears.
        guard mischief > 0, !events.isEmpty else { return events }
        for label in window.buttons where isExit(label) {
            events.append {
                self.mischief -= 1
                self.press(label)
            }
        }
        if !isCalm, window.isTouchable, let top, top.id == slot?.appearance.modal {
            events.append {
                self.mischief -= 1
                self.answers.sendAway(top.content.title)
                self.expectEnd(by: "Cancel")
                self.window.takeAway()
            }
        }
        if let top, let content = window.refusesSwipe ? top.content : nil, content.isDismissible {
            events.append {
                self.mischief -= 1
                self.answers.note("user: a swipe in vain")
                self.recording("Cancel") { self.window.swipeInVain() }()
            }
        }
        if window.isSwipingBack {
            events.append {
                self.mischief -= 1
                self.answers.note("user: a swipe back")
                self.window.press("Back")
                self.window.isSwipingBack = false
            }
        }
        if window.canSendAway {
            events.append {
                self.mischief -= 1
                self.answers.note("user: half a swipe")
                self.window.beginSwipe()
            }
            events.append {
                self.mischief -= 1
                if let modal = self.top { self.answers.sendAway(modal.content.title) }
                self.expectEnd(by: "Cancel")
                self.window.sendAway()
            }
        }
        return events
    }

    /// The modal that the user sees.
    var top: Modal? {
        guard let presenter else { return nil }
        if window.presented.isEmpty || isOwnSheetInFront { return cover(of: .stack, presenter) }
        guard let modal = slot?.appearance.modal else { return nil }
        return cover(of: .modal(modal), presenter) ?? presenter.modal(modal)
    }

    /// The slot of the topmost presentation.
    var slot: Placement.Slot? {
        guard let presenter, let present = window.presented.last else { return nil }
        return presenter.placement.slots.values.first { slot in
            if slot.style.isView { return AnyHashable(slot.appearance.id) == present.item }
            return presenter.modal(slot.appearance.modal)?.content.title == present.title
        }
    }

    var isInOtherTab: Bool { window.texts.contains(AppContent.other) }

    private var isOwnSheetInFront: Bool { window.presented.last?.item == AnyHashable(AppContent.OwnSheet().id) }

    private func cover(of presenting: PresentationSource, _ presenter: StagePresenter) -> Modal? {
        presenter.placement.cover(of: presenting).flatMap { presenter.modal($0) }
    }

    /// Whether a button leaves something; Back under a close guard has the title of the screen below.
    func isExit(_ label: String) -> Bool {
        let entries = stage.entries + stage.modals.flatMap { $0.stage?.entries ?? [] }
        return ["Back", "Cancel"].contains(label) || entries.contains { $0.screen.title == label }
    }

    private func press(_ label: String) {
        let name = top?.content.title ?? "the stack"
        answers.note("user: \(label) on \(name)")
        takeStep(label)
        expectEnd(by: label)
        // An alert may report the press later.
        let isAlert = window.presented.last?.title.isEmpty == false
        if isAlert { window.press(label) } else { recording(label) { self.window.press(label) }() }
    }

    /// Records what may be the answer of a notice, or of a question that is a screen.
    private func takeStep(_ label: String) {
        if label.hasPrefix("undo ") { answers.take("undo", of: String(label.dropFirst(5))) }
        let inFront = top?.stage ?? (top == nil ? stage : nil)
        // If a change of the stack was lost, the screen that the user sees is not the one on top.
        let titles = inFront?.entries.map(\.screen.title).filter { $0.hasPrefix("step ") } ?? []
        guard let title = titles.last(where: window.texts.contains) else { return }
        let text = window.screen.first { $0.kind == .field }?.value
        answers.take(text ?? label, of: title)
    }

    /// Returns a press that tells the answers what has become of it.
    func recording(_ label: String, _ press: @escaping () -> Void) -> () -> Void {
        let top = top
        return { self.record(label, on: top, press) }
    }

    private func record(_ label: String, on top: Modal?, _ press: () -> Void) {
        let open = stage.modals.filter { !$0.isLeaving }
        let content = top?.content
        // A modal that waits for another view still takes a press that was reported late.
        let wasOpen = top?.isLeaving == false
        press()
        // A sheet with a close guard decides later.
        if label == "Cancel", let content { answers.sendAway(content.title) }
        for modal in open where label == "Cancel" && modal.content.kind != .alert {
            // Work ends some time after it was cancelled.
            if modal.isLeaving || modal.content.kind == .progress && modal.content.isBusy {
                answers.sendAway(modal.content.title)
            }
        }
        guard wasOpen, let top, let content, label != "Cancel" else { return }
        switch content.kind {
        case .alert:
            if top.isLeaving { answers.take(label, of: content.title) }
        case .prompt, .form:
            // The prompt's check may refuse the text, so there can be several texts. The last one counts.
            guard !content.isBusy, top.isLeaving || top.content.isBusy else { return }
            answers.offer(content.body[0].text ?? "", of: content.title)
        case .choose:
            let picked = content.options.filter(\.isSelected).map(\.label).joined()
            if top.isLeaving { answers.take(content.count == nil ? label : picked, of: content.title) }
        case .sheet:
            // The value of a presented screen is the sheet's answer.
            if top.isLeaving { answers.take(content.title, of: content.title) }
        case .progress:
            break
        }
    }
}
