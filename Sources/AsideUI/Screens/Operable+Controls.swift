import Aside
import AsideFoundation
import Foundation

/// What the controls of a form read and write.
///
/// A control that SwiftUI still shows may be gone or disabled already: what it writes then is nobody's, and is dropped.
extension Operable {
    /// The text of a field.
    func text(of id: Outline.Item.ID) -> String {
        outline[id]?.text ?? ""
    }

    /// Changes the text of a field.
    func setText(_ text: String, of id: Outline.Item.ID) {
        guard text != self.text(of: id) else { return }
        try? fill(id, text)
    }

    /// What a field offers now, as far as there is room for it below the field.
    ///
    /// - Parameters:
    ///   - field: the field.
    ///   - focused: the field that has the focus, where one is known to have it: others offer nothing meanwhile.
    /// - Returns: at most five texts.
    func suggestions(of field: Outline.Item, focused: Outline.Item.ID?) -> [String] {
        guard focused == nil || focused == field.id, field.isEnabled else { return [] }
        return Array((field.suggestions?.texts ?? []).prefix(5))
    }

    /// Steps the number in a field.
    ///
    /// - Parameters:
    ///   - id: the field.
    ///   - count: how many steps up, or down where it is negative.
    /// - Returns: what steps it; `nil` where there is no further number.
    func stepping(_ id: Outline.Item.ID, by count: Int) -> (@MainActor () -> Void)? {
        guard let item = outline[id], let range = item.numberRange, let text = item.text else { return nil }
        guard range.stepped(text, by: count) != text else { return nil }
        return { [self] in setText(range.stepped(self.text(of: id), by: count), of: id) }
    }

    /// The date in a field: today, or near it, where there is none.
    func date(of id: Outline.Item.ID, in range: Outline.DateRange) -> Date {
        let moment = range.moment(in: text(of: id)) ?? range.moment(in: range.textOfToday())
        return (moment ?? range.today).date(in: .wall)
    }

    /// Changes the date in a field.
    func setDate(_ date: Date, of id: Outline.Item.ID, in range: Outline.DateRange) {
        setText(range.text(of: Outline.Moment(date, in: .wall)), of: id)
    }

    /// Enters the date into a field that shows one and holds none.
    func enterDate(of id: Outline.Item.ID, in range: Outline.DateRange) {
        if range.moment(in: text(of: id)) == nil { setText(range.textOfToday(), of: id) }
    }

    /// Whether a switch is on.
    func isOn(_ id: Outline.Item.ID) -> Bool {
        if case .switch(let isOn) = outline[id]?.kind { isOn } else { false }
    }

    /// Turns a switch on or off.
    func setOn(_ isOn: Bool, _ id: Outline.Item.ID) {
        guard isOn != self.isOn(id) else { return }
        try? toggle(id, to: isOn)
    }

    /// Which option of a selection is chosen.
    func selected(of id: Outline.Item.ID) -> Int? {
        if case .selection(_, let selected) = outline[id]?.kind { selected } else { nil }
    }

    /// Chooses an option of a selection.
    func select(_ index: Int?, of id: Outline.Item.ID) {
        guard let index, index != selected(of: id) else { return }
        try? pick(id, index)
    }

    /// Takes a row of a list, or gives it back.
    func pickOption(_ place: Int, of list: Outline.Item.ID) {
        try? pick(list, place)
    }

    /// Does what a button says.
    func perform(_ id: Outline.Item.ID) {
        _ = try? operate(id, .press)
    }
}

extension Outline.Item {
    /// What a button means; `nil` of anything else.
    var role: Role? {
        if case .action(let role, _) = kind { role } else { nil }
    }

    var isAction: Bool { role != nil }
}

extension Outline.DateRange {
    /// The dates that can be picked.
    var dates: ClosedRange<Date> {
        (first ?? .earliest).date(in: .wall)...(last ?? .latest).date(in: .wall)
    }
}

extension TimeZone {
    /// In which moments are picked: one in which no hour is left out or comes twice.
    static var wall: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}
