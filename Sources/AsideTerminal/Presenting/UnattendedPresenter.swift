import Aside
import AsideText
import Observation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A presenter that answers every question by its default, and reports the answers on standard error.
///
/// If a question has no default, it ends without an answer. So does an alert about an error, because retrying for ever
/// helps nobody.
@MainActor
final class UnattendedPresenter: Presenter {
    private let stage: Stage
    private let strings: TerminalStrings
    private let whenStuck: () -> Void
    /// Whether a screen was shown, so that the tool must end.
    private var isStuck = false
    /// Called for each question: with its title if it has no default answer, and with `nil` if it is answered.
    var whenAsked: (_ unanswered: String?) -> Void = { _ in }
    var whenRefused: (RefusedQuestion) -> Void = { _ in }

    /// - Parameters:
    ///   - stage: The stage of the tool.
    ///   - strings: The words for endings.
    ///   - whenStuck: Called when a screen is shown, which nobody will use.
    init(_ stage: Stage, _ strings: TerminalStrings, whenStuck: @escaping () -> Void) {
        self.stage = stage
        self.strings = strings
        self.whenStuck = whenStuck
    }

    func present(_ modal: Modal) {
        guard modal.content.kind != .progress else { return }
        if modal.stage != nil { return whenStuck() }
        let isDecided = modal.content.severity != .error && modal.submit()
        if !isDecided { modal.dismiss() }
        if modal.content.kind == .prompt { wait(for: modal) }
    }

    func dismiss(_ modal: Modal) {
        // A withdrawn modal has no answer yet.
        guard modal.ending != nil else {
            modal.reportGone()
            return
        }
        let reasons = modal.ending == .answered ? [] : modal.content.body.compactMap(\.error)
        var ending = AnswerRecord.Ending(of: modal)
        if ending == .none, modal.content.kind != .progress { ending = reasons.isEmpty ? .unanswered : .refused }
        whenAsked(ending == .unanswered && modal.content.severity != .error ? modal.content.title : nil)
        let record = AnswerRecord(of: modal.content, place: modal.answeredPlace, ending, strings)
        let lines = record.plain + reasons.map { "  " + $0 }
        ProcessOutput.write(lines.map { $0.printable + "\n" }.joined(), to: STDERR_FILENO)
        modal.reportGone()
    }

    func announce(_ notice: Notice) {
        ProcessOutput.write(notice.content.text.printable + "\n", to: STDERR_FILENO)
        notice.dismiss()
    }

    func refused(_ question: RefusedQuestion) { whenRefused(question) }

    func stackChanged(on stage: Stage) {
        guard !isStuck, let screen = stage.entries.last?.screen else { return }
        isStuck = true
        whenAsked(screen.title)
        // A sheet has a record of its own.
        if stage === self.stage {
            ProcessOutput.write("\(screen.title): \(strings.unanswered)".printable + "\n", to: STDERR_FILENO)
        }
        whenStuck()
    }

    /// Dismisses a prompt if its check has refused its first text.
    private func wait(for modal: Modal) {
        let isChecking = withObservationTracking {
            modal.content.isBusy && !modal.isLeaving
        } onChange: {
            Task { @MainActor in self.wait(for: modal) }
        }
        if !isChecking, !modal.isLeaving { modal.dismiss() }
    }
}
