public import Aside
import AsideText
import Testing

/// A presenter that answers a flow in a test: with stubs in advance, with steps one question at a time, or with both.
///
/// ```swift
/// @MainActor
/// struct OrderTests {
///     @Test func decliningTheCardAsksAgain() async throws {
///         let ui = TestPresenter()
///         ui.answer(CouponEntry.self, with: Coupon(code: "SAVE10"))
///
///         let receipt = try await ui.run {
///             try await OrderFlow(stage: ui.stage, shop: Shop(failures: 1)).run()
///         } steps: {
///             try await ui.screen(CartScreen.self).publish(Cart())
///             try await ui.screen(AddressScreen.self).publish(Address(street: "1 Main Street"))
///             try await ui.alert("The order was not placed").press("Retry")
///         }
///         #expect(receipt.number == 1)
///     }
/// }
/// ```
///
/// The flow shows its screens and asks its questions on ``stage``, which works as in an app. A step waits for events,
/// so a test neither sleeps nor polls. If the screen or question of a step cannot come any more, the step fails at its
/// line and ends the test.
@MainActor
public final class TestPresenter {
    /// How strictly a test has to account for what its flow does.
    public enum Exhaustivity: Sendable {
        /// Unanswered questions, unused stubs and unfinished flows fail the test.
        case strict
        /// Unanswered questions, unused stubs and unfinished flows pass.
        ///
        /// At its end, the run cancels and dismisses what is left.
        case lenient
    }

    /// The stage on which the flow shows its screens and asks its questions.
    public let stage: Stage
    /// The clock of the stage.
    ///
    /// Modals expire and notices end when the test moves it.
    public let clock: TestClock
    /// The record of what was shown and answered so far.
    public internal(set) var transcript = TestTranscript()

    let exhaustivity: Exhaustivity
    let quietPeriod: Duration
    var stubs = Stubs()
    /// The first failure of a stub or of the flow.
    ///
    /// The next step fails with this failure.
    var flowFailure: Failure?
    var currentRun = RunState()
    /// The modals that a step has looked at.
    var seen: Set<ModalID> = []
    /// The answers of stubs and steps to modals that have not gone yet.
    var replies: [ModalID: (answer: String, isByStub: Bool)] = [:]

    /// The answers of stubs to the questions that refused them, and why.
    var refusedAnswers: [ObjectIdentifier: (plan: AnswerPlan, reason: String)] = [:]
    /// The modals that a stub is answering now.
    var answering: Set<ModalID> = []
    /// The notices that no step has found yet, the oldest first.
    var notices: [Notice] = []
    let waiters = WaitingSteps()
    /// A counter of the work that the library has started, with which a step knows at once when the flow waits for its
    /// user.
    let counter = WorkCounter()
    /// How many tasks still ran when tasks last came to rest: they wait for something real.
    var workAtRest = 0
    var watchdog: Task<Void, Never>?
    var isWatchingFront = false
    /// Whether stubs wait for the work of a screen before they answer it, and whether they have waited.
    var isComingToRest = false
    var hasComeToRest = false
    private let connection = StageConnection()

    /// Makes a presenter with its own stage.
    ///
    /// - Parameters:
    ///   - exhaustivity: How strictly the test has to account for what its flow does.
    ///   - words: The library's own words, such as “OK”.
    ///   - quietPeriod: How long, in real time, nothing may happen on the stage before a step gives up. Only a failing
    ///     test waits that long.
    public init(
        _ exhaustivity: Exhaustivity = .strict, words: Words = .english, quietPeriod: Duration = .seconds(1)
    ) {
        require(
            quietPeriod > .zero,
            "A quiet period of \(quietPeriod) gives no flow enough time. Make it longer than zero.")
        self.exhaustivity = exhaustivity
        self.quietPeriod = quietPeriod
        clock = TestClock()
        stage = Stage(words: words, clock: clock)
        connection.presenter = self
        stage.workCounter = counter
        counter.whenSettled = { [weak self] in self?.lookAgain() }
        stage.attach(connection)
        stage.prefer { [weak self] in self?.stubs.index(for: $0, showing: nil) != nil }
        clock.whenSlept { [weak self] in
            Task { @MainActor in self?.somethingHappened() }
        }
    }

    /// A presenter that connects the stage to the test presenter without a reference cycle.
    private final class StageConnection: Presenter {
        weak var presenter: TestPresenter?

        func present(_ modal: Modal) { presenter?.present(modal) }
        func refused(_ question: RefusedQuestion) { presenter?.refused(question) }

        func announce(_ notice: Notice) {
            if let presenter { presenter.announce(notice) } else { notice.dismiss() }
        }

        func warn(_ warning: RuntimeWarning) { presenter?.warn(warning) }
        func stackChanged(on stage: Stage) { presenter?.stackChanged(on: stage) }

        func dismiss(_ modal: Modal) {
            guard let presenter else {
                modal.reportGone()
                return
            }
            presenter.hasEnded(modal)
            modal.reportGone()
            presenter.lookAgain()
        }
    }

    /// The modals in view that have not ended, the topmost last.
    var modals: [Modal] { stage.modals.filter { !$0.isLeaving } }

    /// The topmost modal that has not ended.
    var top: Modal? { stage.modals.last { !$0.isLeaving } }

    /// The question that the user can answer now: the topmost modal, or a step in front.
    var asking: (any ShownQuestion)? {
        if let top, top.stage == nil { return top }
        return front?.entries.last?.question ?? top
    }

    /// The stage whose screens are in front; `nil` if the topmost modal is not a sheet.
    var front: Stage? {
        if let top { top.stage } else { stage }
    }

    /// Why the user cannot reach the controls of a screen now; `nil` if the user can.
    func obstacle(to screen: any Screen) -> String? {
        let screens = front?.entries.map(\.screen) ?? []
        guard let last = screens.last, screens.contains(where: { $0 === screen }) else {
            let stages = [stage] + modals.compactMap(\.stage)
            let isThere = stages.contains { $0.entries.contains { $0.screen === screen } }
            return isThere ? top.map { "\($0.content.name) is above it" } : "it has left the stage"
        }
        return last === screen ? nil : "\(ScreenName(of: last)) covers it"
    }
}

extension TestPresenter {
    /// The screen and the modals, drawn as text with 80 columns.
    public var text: String { text(columns: 80) }

    /// Returns the screen and the modals, drawn as text.
    ///
    /// - Parameter columns: The width of the drawing.
    /// - Returns: The lines of the drawing, without spaces at their ends.
    public func text(columns: Int) -> String {
        stage.text(columns: columns)
    }
}
