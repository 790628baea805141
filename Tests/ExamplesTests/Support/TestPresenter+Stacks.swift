import Aside
import AsideTesting
import Testing

extension TestPresenter {
    /// The stacks that were shown, each as the titles of its screens.
    var stacks: [String] {
        transcript.entries.compactMap { entry in
            if case .screens(let titles, in: nil) = entry.event, !titles.isEmpty {
                titles.joined(separator: " › ")
            } else {
                nil
            }
        }
    }
}

extension TestScreen {
    /// Enters what the screen refuses, and expects the reason beside the field, in which the text stays.
    func expectRefusal(of text: String, in field: String, by button: String, because reason: String) async throws {
        try fill(field, text)
        try await press(button).value
        #expect(errors(of: model) == [field: reason])
        #expect(outline[field]?.text == text)
    }
}

/// The errors beside the fields of a screen.
@MainActor
func errors(of screen: some Screen) -> [String: String] {
    var errors: [String: String] = [:]
    for item in screen.outline.items {
        if case .field(_, _, let error?, _) = item.kind { errors[item.label] = error }
    }
    return errors
}
