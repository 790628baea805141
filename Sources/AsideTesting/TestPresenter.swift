public import Aside
import Testing

/// Answers a flow in a test: in advance by stubs, one by one in steps, or both.
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
/// It shows what is asked on its ``stage``, which is the same that an app uses. What comes is awaited by the event
/// itself: a test neither sleeps nor polls, and a step that can no longer come fails at its line and ends the test.
@MainActor
public final class TestPresenter {
    /// Whether a test has to account for everything that its flow does.
    public enum Exhaustivity: Sendable {
        /// A modal that nobody answered, a stub that was not used, and a flow that did not end fail the test.
        case strict
        /// These pass; what is left over at the end of a run is cancelled and dismissed.
        case lenient
    }

    /// The stage on which the flow shows its screens and asks its questions.
    public let stage: Stage
    /// The clock of that stage: modals that expire do so when the test moves it.
    public let clock: TestClock
    /// What was shown and answered so far.
    public internal(set) var transcript = Transcript()

    let exhaustivity: Exhaustivity
    let grace: Duration
    var stubs = Stubs()
    var stubFailures: [Failure] = []
    var flow = FlowState.none
    /// Modals that a step has looked at.
    var seen: Set<ModalID> = []
    /// What was answered by stubs and steps to modals that have not gone yet.
    var replies: [ModalID: String] = [:]
    /// The line of the run whose steps are being taken.
    var stepsOf: SourceLocation?
    /// What a step throws from now on, as the test has failed beside its steps.
    var verdict: (any Error)?
    /// Whether a run is being taken down, so that whatever is asked is sent away.
    var isUnwinding = false
    /// Modals that a stub is being applied to.
    var answering: Set<ModalID> = []
    let waiting = Waiting()
    var watchdog: Task<Void, Never>?
    var isWatchingFront = false
    private let wire = Wire()

    /// How far the flow of a run is.
    enum FlowState {
        case none
        case running
        case returned
        case threw(any Error)

        var isOver: Bool {
            switch self {
            case .none, .running: false
            case .returned, .threw: true
            }
        }

        var isNone: Bool {
            if case .none = self { true } else { false }
        }
    }

    /// A presenter with a stage of its own.
    ///
    /// - Parameters:
    ///   - exhaustivity: whether the test has to account for everything that its flow does.
    ///   - strings: the words that the library itself shows.
    ///   - grace: how long, in real time, nothing may happen on the stage before a step gives up, such as while the flow
    ///     sleeps. Only a failing test waits for it.
    public init(
        _ exhaustivity: Exhaustivity = .strict, strings: Strings = .english, grace: Duration = .seconds(1)
    ) {
        precondition(grace > .zero, "A grace of \(grace) leaves no flow any time. Make it longer than zero.")
        self.exhaustivity = exhaustivity
        self.grace = grace
        clock = TestClock()
        stage = Stage(strings: strings, clock: clock)
        wire.presenter = self
        stage.attach(wire)
        clock.whenSlept { [weak self] in
            Task { @MainActor in self?.somethingHappened() }
        }
    }

    /// What the stage holds: it would hold itself by way of the presenter.
    private final class Wire: Presenter {
        weak var presenter: TestPresenter?

        func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
            presenter?.knownAnswer(to: question, source: line)
        }

        func present(_ modal: Modal) { presenter?.present(modal) }
        func stackChanged(on stage: Stage) { presenter?.stackChanged(on: stage) }

        func dismiss(_ modal: Modal) {
            presenter?.hasEnded(modal)
            modal.reportGone()
            presenter?.lookAgain()
        }
    }

    /// The modals in view that have not ended, the topmost last.
    var modals: [Modal] { stage.modals.filter { !$0.isLeaving } }

    /// The topmost of them.
    var top: Modal? { stage.modals.last { !$0.isLeaving } }

    /// The stage whose screens are in front; none under a modal that is not a sheet.
    var front: Stage? {
        if let top { top.stage } else { stage }
    }
}
