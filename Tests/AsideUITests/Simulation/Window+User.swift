import Aside

@testable import AsideUI

/// The actions of the user.
extension Window {
    /// The user's possible actions on the topmost presentation.
    var userEvents: [Event] {
        guard !isInBackground else { return [] }
        var presenting = PresentationSource.stack
        var top: Modal?
        while let present = presented[presenting] {
            guard present.phase == .resting, let modal = presenter.modal(present.appearance.modal) else { return [] }
            guard present.style.isView else { return events(on: present, from: presenting, modal) }
            top = modal
            presenting = .modal(modal.id)
        }
        if let cover = presenter.placement.cover(of: presenting), let modal = presenter.modal(cover) {
            return events(onCover: modal)
        }
        guard let top else { return events(on: stage) }
        return events(in: top)
    }

    func events(onCover modal: Modal) -> [Event] {
        guard modal.content.kind == .progress, !modal.content.isBusy, mischief > 0 else { return [] }
        return [
            {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                modal.dismiss()
            }
        ]
    }

    /// The buttons of an alert or a dialog, and the ways to dismiss it without a button.
    func events(on present: Presented, from presenting: PresentationSource, _ modal: Modal) -> [Event] {
        let appearance = present.appearance
        var events: [Event] = modal.content.choices.map { choice in
            { self.leave(presenting, calling: [.press(choice.id, appearance), .wroteAbsence(appearance)]) }
        }
        events += modal.content.options.indices.map { option in
            { self.leave(presenting, calling: [.pick(option, appearance), .wroteAbsence(appearance)]) }
        }
        if mischief > 0 {
            events.append {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                self.leave(presenting, calling: [.wroteAbsence(appearance)])
            }
        }
        if modal.content.kind == .prompt { events.append { modal.fill(0, with: "text \(self.dice.number(below: 9))") } }
        return events
    }

    func leave(_ presenting: PresentationSource, calling calls: [Callback]) {
        ledger.note("user: \(calls)")
        presented[presenting]?.phase = .leaving
        // The binding is not always written after a press.
        callbacks += calls.count > 1 && dice.one(in: 5) ? [calls[0]] : dice.one(in: 2) ? calls : calls.reversed()
    }

    /// The user's possible actions in the view of a modal.
    func events(in modal: Modal) -> [Event] {
        guard !modal.isLeaving, !modal.content.isBusy else { return [] }
        var events: [Event] = []
        switch modal.content.kind {
        case .choose:
            events += modal.content.options.indices.map { option in { self.pick(option, modal) } }
            if modal.content.count != nil { events.append { self.submitMany(modal) } }
        case .prompt:
            events.append { if modal.press(0) { self.hasTaken(modal, 0) } }
        case .sheet:
            if let stage = modal.stage { events += self.events(on: stage, in: modal) }
        case .alert, .progress:
            break
        }
        if mischief > 0 { events += dismissals(modal) }
        return events
    }

    func dismissals(_ modal: Modal) -> [Event] {
        guard modal.content.isDismissible else { return [] }
        let appearing = presented.first { $0.value.appearance.modal == modal.id }
        return [
            {
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                modal.dismiss()
            },
            {
                guard let (presenting, present) = appearing else { return }
                self.mischief -= 1
                self.ledger.sendAway(modal.content.title)
                self.presented[presenting]?.phase = .leaving
                self.presented[presenting]?.isTakenAway = true
                if self.dice.one(in: 2) { self.callbacks.append(.wroteAbsence(present.appearance)) }
            },
        ]
    }

    func pick(_ option: Int, _ modal: Modal) {
        guard modal.pick(option), modal.content.count == nil else { return }
        take(modal.content.options[option].label, modal)
    }

    func submitMany(_ modal: Modal) {
        let picked = modal.content.options.filter(\.isSelected).map(\.label).joined()
        if modal.press(0) { take(picked, modal) }
    }

    /// The user's possible actions on a stack of screens.
    func events(on stage: Stage, in modal: Modal? = nil) -> [Event] {
        guard stage.acceptsInput, let page = stage.stack.top as? Page else { return [] }
        let publish: Event = {
            // The value of a presented screen is the sheet's answer.
            guard page.publish(page.title), let modal, page.title == modal.content.title else { return }
            self.ledger.take(page.title, of: page.title)
        }
        var events = [publish]
        if mischief > 0, stage.entries.count > 1 { events.append { self.goBack(on: stage) } }
        return events
    }

    func goBack(on stage: Stage) {
        mischief -= 1
        let seen = NavigationPathUpdate.path(of: stage.entries)
        _ = NavigationPathUpdate.follow(Array(seen.dropLast()), seen: seen, on: stage)
    }
}
