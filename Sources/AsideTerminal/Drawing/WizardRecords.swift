import Aside

/// The questions of a wizard below the printed text, and the records that they leave there.
@MainActor
struct WizardRecords {
    typealias Step = (id: StackEntry.ID, question: any ShownQuestion)

    /// The steps that ask, from the bottom of the stack.
    var steps: [Step] = []
    /// The last step, if its record is there already because a modal is asked above it.
    private var recorded: (id: StackEntry.ID, lines: [String])?

    /// Returns the steps of a stage that ask.
    static func steps(on stage: Stage) -> [Step] {
        stage.entries.compactMap { entry in entry.question.map { (entry.id, $0) } }
    }

    /// Leaves the record of a step that has ended, and takes away the record of one that asks again.
    ///
    /// The steps in view are empty if all have ended. The step that takes an answer now may have been answered before
    /// the user came back to it.
    mutating func update(
        _ view: [Step], on canvas: InlineCanvas, asking: StackEntry.ID?, isBelowModal: Bool,
        record: (any ShownQuestion, AnswerRecord.Ending) -> [String]
    ) {
        defer { steps = view }
        guard let last = steps.last else { return }
        let isLast = view.last?.id == last.id
        let isAnswered = last.question.answered.isAnswered && asking != last.id
        let isCovered = !isLast && view.contains { $0.id == last.id }
        // The record of a modal that the step's closure asks must come below that of the step.
        if isCovered || view.isEmpty || isLast && isAnswered && isBelowModal {
            let lines = record(last.question, isAnswered ? .answered : .none)
            let isKnown = recorded.map { $0.id == last.id && $0.lines == lines } ?? false
            recorded = isLast ? (last.id, lines) : nil
            guard !isKnown else { return }
            canvas.end(leaving: lines)
            canvas.remember(lines, of: last.id)
        } else if view.count < steps.count || asking == last.id && recorded?.id == last.id {
            recorded = nil
            canvas.end()
            if let next = view.last { canvas.takeBack(next.id) }
        }
    }
}
