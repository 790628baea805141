public import Aside
public import Testing

/// Answers that are given before the question is asked.
///
/// The first stub that fits a question and is not used up answers it as soon as it is asked.
extension TestPresenter {
    /// Answers a question when it is asked.
    ///
    /// - Parameters:
    ///   - question: which modals are meant.
    ///   - answer: what is pressed, picked or typed.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    public func answer(
        _ question: QuestionMatcher, with answer: Answer, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.answer(question, times: times, sourceLocation: sourceLocation) { _ in answer }
    }

    /// Answers a question when it is asked, depending on its content.
    ///
    /// - Parameters:
    ///   - question: which modals are meant.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    ///   - answer: returns what is pressed, picked or typed.
    public func answer(
        _ question: QuestionMatcher, times: Times = .once, sourceLocation: SourceLocation = #_sourceLocation,
        by answer: @escaping @MainActor (ModalContent) -> Answer
    ) {
        stubs.add(Stub(.modal(question.pattern) { answer($0).request }, times.count, sourceLocation))
    }

    /// Answers a question that is known as a value, by a value.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// ui.answer(.delete("Groceries"), with: .keep)
    /// ```
    ///
    /// The modals that are meant have the kind, the title and the identity of the question. The stub takes the choice or
    /// the rows that give the value. Where none do, it fails the test at its line. Of a prompt, a text is what is typed.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - value: the answer.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    @_disfavoredOverload
    public func answer<Value: Equatable>(
        _ question: Question<Value>, with value: Value, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let request = AnswerRequest(value, to: question.labelled(by: stage.strings))
        add(request, to: question.content, times, sourceLocation)
    }

    /// Answers a question that is known as a value, as its user does.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - answer: what is pressed, picked or typed.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    @_disfavoredOverload
    public func answer<Value>(
        _ question: Question<Value>, with answer: Answer, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        add(answer.request, to: question.content, times, sourceLocation)
    }

    private func add(
        _ request: AnswerRequest, to question: ModalContent, _ times: Times, _ location: SourceLocation
    ) {
        stubs.add(Stub(.modal(QuestionPattern(askedAs: question)) { _ in request }, times.count, location))
    }

    /// Publishes a value at a screen when it accepts input, pushed or in a sheet.
    ///
    /// - Parameters:
    ///   - screen: the type of the screen.
    ///   - value: the value that the screen yields.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    public func answer<Shown: Screen>(
        _ screen: Shown.Type, with value: Shown.Value, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        answer(screen, times: times, sourceLocation: sourceLocation) { _ in value }
    }

    /// Publishes a value at a screen when it accepts input, depending on the screen.
    ///
    /// - Parameters:
    ///   - screen: the type of the screen.
    ///   - times: how often.
    ///   - sourceLocation: the line of the test.
    ///   - value: the value that the screen yields.
    public func answer<Shown: Screen>(
        _ screen: Shown.Type, times: Times = .once, sourceLocation: SourceLocation = #_sourceLocation,
        by value: @escaping @MainActor (Shown) -> Shown.Value
    ) {
        let publish: @MainActor (any Screen) -> Bool = { other in
            guard let screen = other as? Shown else { return false }
            return screen.publish(value(screen))
        }
        stubs.add(Stub(.screen(ScreenName(screen), publish), times.count, sourceLocation))
    }
}
