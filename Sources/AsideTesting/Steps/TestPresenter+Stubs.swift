public import Aside
public import Testing

/// Stubs: answers that a test gives before the question is asked.
///
/// The first stub that matches a question and is not used up answers it as soon as it is asked.
extension TestPresenter {
    /// Answers a question when it is asked.
    ///
    /// - Parameters:
    ///   - question: Describes the modals to answer.
    ///   - answer: What to press, pick or type.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    public func answer(
        _ question: QuestionMatcher, with answer: Answer, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.answer(question, times: times, sourceLocation: sourceLocation) { _ in answer }
    }

    /// Answers a question when it is asked.
    ///
    /// The answer depends on what the question shows.
    ///
    /// - Parameters:
    ///   - question: Describes the modals to answer.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - answer: Returns what to press, pick or type.
    public func answer(
        _ question: QuestionMatcher, times: Times = .once, sourceLocation: SourceLocation = #_sourceLocation,
        by answer: @escaping @MainActor (Front) -> Answer
    ) {
        give(.modal(question.pattern) { answer(Front($0)).request }, times, sourceLocation)
    }

    /// Answers a question that exists as a value.
    ///
    /// The answer is a value, too.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// ui.answer(.delete("Groceries"), with: .keep)
    /// ```
    ///
    /// The stub answers modals with the kind, the title and the identity of the question. It picks the choice or the
    /// rows that give the value; `true` and `false` answer a confirmation, whatever its buttons are called. In a prompt, it
    /// enters the value as the input writes it. If nothing gives the value, it fails the test at the line of the stub.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - value: The answer.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    @_disfavoredOverload
    public func answer<Value: Equatable>(
        _ question: Question<Value>, with value: Value, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let labelled = question.labelled(on: stage)
        let request = AnswerRequest(value, to: labelled)
        add(to: question.content, times, sourceLocation) { asked in
            value is Bool ? request.confirming(asked, as: labelled.content) : request
        }
    }

    /// Answers a question that exists as a value.
    ///
    /// The answer says what the user presses, picks or types.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - answer: What to press, pick or type.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    @_disfavoredOverload
    public func answer<Value>(
        _ question: Question<Value>, with answer: Answer, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        add(to: question.content, times, sourceLocation) { _ in answer.request }
    }

    private func add(
        to question: ModalContent, _ times: Times, _ location: SourceLocation,
        _ request: @escaping @MainActor (ModalContent) -> AnswerRequest
    ) {
        give(.modal(QuestionPattern(askedAs: question), request), times, location)
    }

    /// Publishes a value at a screen when the screen accepts input, pushed or in a sheet.
    ///
    /// - Parameters:
    ///   - screen: The type of the screen.
    ///   - value: The value to publish.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    public func answer<Shown: Screen>(
        _ screen: Shown.Type, with value: Shown.Value, times: Times = .once,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        answer(screen, times: times, sourceLocation: sourceLocation) { _ in value }
    }

    /// Publishes a value at a screen when the screen accepts input.
    ///
    /// The value depends on the screen, and is asked for when everything that is ready has run, as what the screen loads
    /// when it is shown.
    ///
    /// - Parameters:
    ///   - screen: The type of the screen.
    ///   - times: How often to answer.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - value: Returns the value to publish.
    public func answer<Shown: Screen>(
        _ screen: Shown.Type, times: Times = .once, sourceLocation: SourceLocation = #_sourceLocation,
        by value: @escaping @MainActor (Shown) -> Shown.Value
    ) {
        let publish: @MainActor (any Screen) -> Bool = { other in
            guard let screen = other as? Shown else { return false }
            return screen.publish(value(screen))
        }
        give(.screen(ScreenName(screen), publish), times, sourceLocation)
    }

    private func give(_ response: Stub.Response, _ times: Times, _ location: SourceLocation) {
        var stub = Stub(response, times.count, location)
        if exhaustivity == .strict { stub.checkAtLast() }
        stubs.add(stub)
    }
}
