import Aside

@testable import AsideUI

/// The calls of SwiftUI.
extension Window {
    var deliveries: [Event] {
        callbacks.indices.filter { index in
            let callback = callbacks[index]
            guard callback.isLifecycle else { return true }
            return !callbacks[..<index].contains { $0.isLifecycle && $0.appearance == callback.appearance }
        }.map { index in
            {
                let callback = self.callbacks.remove(at: index)
                self.deliver(callback)
                if self.mischief > 0, self.dice.one(in: 6) {
                    self.mischief -= 1
                    self.callbacks.insert(callback, at: 0)
                }
            }
        }
    }

    func deliver(_ callback: Callback) {
        ledger.note("call: \(callback)")
        switch callback {
        case .appeared(let appearance): presenter.appeared(appearance)
        case .disappeared(let appearance): presenter.disappeared(appearance)
        case .ended(let presenting): presenter.presentationEnded(on: presenting)
        case .wroteAbsence(let appearance): presenter.wroteAbsence(of: appearance)
        case .wroteAbsenceOfNext(let presenting):
            guard let slot = presenter.placement.slot(of: presenting) else { return }
            guard slot.style.isView ? !slot.hasAppeared : !slot.isSettled else { return }
            presenter.wroteAbsence(of: slot.appearance)
        case .press(let choice, let appearance):
            let modal = presenter.modal(appearance.modal)
            if presenter.press(choice, of: appearance), let modal { hasTaken(modal, choice) }
        case .pick(let option, let appearance):
            let modal = presenter.modal(appearance.modal)
            if presenter.pick(option, of: appearance), let modal {
                take(modal.content.options[option].label, modal)
            }
        }
    }

    func hasTaken(_ modal: Modal, _ choice: Int) {
        let content = modal.content
        switch content.kind {
        case .alert: take(content.choices[choice].label, modal)
        // The prompt's check may refuse the text, so there can be several texts. The last one counts.
        case .prompt where choice == 0: ledger.offer(content.body[0].text ?? "", of: content.title)
        case .prompt, .choose, .progress, .sheet: ledger.sendAway(content.title)
        }
    }

    func take(_ answer: String, _ modal: Modal) {
        if ledger.hasTaken(modal.content.title) { ledger.complain("“\(modal.content.title)” took two answers.") }
        ledger.take(answer, of: modal.content.title)
    }
}
