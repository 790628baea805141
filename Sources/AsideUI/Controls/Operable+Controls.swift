import Aside
import AsideFoundation
import Foundation

/// The values that the controls of a form read and write.
///
/// SwiftUI may still show a control that is already gone or disabled. What such a control writes is dropped.
extension Operable {
    func text(of id: Outline.Item.ID) -> String {
        outline[id]?.text ?? ""
    }

    func setText(_ text: String, of id: Outline.Item.ID) {
        guard text != self.text(of: id) else { return }
        try? fill(id, text)
    }

    /// Ends the editing of a field, because the focus goes elsewhere or Enter was pressed in it.
    func leaveField(_ id: Outline.Item.ID) {
        try? leave(id)
    }

    /// Returns the suggestions of a field that fit below it.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - focused: The field that has the focus, if that is known. Other fields suggest nothing.
    /// - Returns: At most five texts.
    func suggestions(of field: Outline.Item, focused: Outline.Item.ID?) -> [String] {
        guard focused == nil || focused == field.id, field.isEnabled else { return [] }
        return Array((field.suggestions?.texts ?? []).prefix(5))
    }

    /// Changes the number in a field by some steps.
    ///
    /// - Parameters:
    ///   - id: The identity of the field.
    ///   - count: How many steps to go up, or down if it is negative.
    /// - Returns: A function that changes the number; `nil` if there is no further number.
    func stepping(_ id: Outline.Item.ID, by count: Int) -> (@MainActor () -> Void)? {
        guard let item = outline[id], let range = item.numberRange, let text = item.text else { return nil }
        guard range.stepped(text, by: count) != text else { return nil }
        return { [self] in
            setText(range.stepped(self.text(of: id), by: count), of: id)
            // The buttons do not take the focus, so the field would not be left later.
            leaveField(id)
        }
    }

    /// Returns the date in a field.
    ///
    /// If there is no date, it is today or the nearest date in the range.
    func date(of id: Outline.Item.ID, in range: Outline.DateRange) -> Date {
        let moment = range.moment(in: text(of: id)) ?? range.moment(in: range.textOfToday())
        return (moment ?? range.today).date(in: .wall)
    }

    func setDate(_ date: Date, of id: Outline.Item.ID, in range: Outline.DateRange) {
        setText(range.text(of: Outline.Moment(date, in: .wall)), of: id)
        // A picked date is complete.
        leaveField(id)
    }

    /// Enters the date that a field shows but does not hold yet.
    func enterDate(of id: Outline.Item.ID, in range: Outline.DateRange) {
        if range.moment(in: text(of: id)) == nil { setText(range.textOfToday(), of: id) }
    }

    func isOn(_ id: Outline.Item.ID) -> Bool {
        if case .switch(let isOn) = outline[id]?.kind { isOn } else { false }
    }

    func setOn(_ isOn: Bool, _ id: Outline.Item.ID) {
        guard isOn != self.isOn(id) else { return }
        try? toggle(id, to: isOn)
    }

    /// Returns the index of the chosen option of a selection.
    func selected(of id: Outline.Item.ID) -> Int? {
        if case .selection(_, let selected) = outline[id]?.kind { selected } else { nil }
    }

    func select(_ index: Int?, of id: Outline.Item.ID) {
        guard let index, index != selected(of: id) else { return }
        try? pick(id, index)
    }

    func perform(_ id: Outline.Item.ID) {
        _ = try? operate(id, .press)
    }
}

extension Outline.Item {
    /// The role of a button; `nil` for other items.
    var role: Role? {
        if case .action(let role, _) = kind { role } else { nil }
    }
}

extension ListOption {
    /// The text of an option in a picker, which shows a single text for each.
    var pickerText: String {
        [label, detail, unavailable].compactMap(\.self).joined(separator: ", ")
    }
}

extension Outline.DateRange {
    /// The dates that can be picked.
    var dates: ClosedRange<Date> {
        (first ?? .earliest).date(in: .wall)...(last ?? .latest).date(in: .wall)
    }
}

extension TimeZone {
    /// The time zone of the picker's moments.
    ///
    /// It leaves out no hour and repeats none.
    static var wall: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}
