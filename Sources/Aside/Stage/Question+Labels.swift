extension Question {
    /// Returns the same question with a label on each button.
    ///
    /// A button without a label gets the stage's own words.
    package func labelled(by strings: Strings) -> Question {
        guard lacksLabels else { return self }
        var content = content
        for index in content.choices.indices where content.choices[index].label.isEmpty {
            content.choices[index].label = Self.label(of: content.choices[index], in: content, strings)
        }
        return Question(content, policy, reading)
    }

    private static func label(
        of choice: ModalContent.Choice, in content: ModalContent, _ strings: Strings
    ) -> String {
        switch content.kind {
        // An alert without choices has one button, which acknowledges it.
        case .alert where content.choices.count == 1: strings.ok
        case _ where choice.role == .cancel: strings.cancel
        case .choose: strings.done
        default: strings.ok
        }
    }
}
