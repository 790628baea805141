import Aside

/// A replacement for the stage of a view that has no stage around it.
///
/// It reports the missing stage, and ends each question at once.
@MainActor
final class MissingStage: Presenter {
    var report: @MainActor (String) -> Void

    init(report: @escaping @MainActor (String) -> Void) {
        self.report = report
    }

    /// Makes a stage whose presenter reports each question and ends it.
    static func make(report: @escaping @MainActor (String) -> Void) -> (stage: Stage, presenter: MissingStage) {
        let (stage, presenter) = (Stage(), MissingStage(report: report))
        stage.attach(presenter)
        return (stage, presenter)
    }

    func present(_ modal: Modal) {
        report(
            """
            \(modal.content) was asked at \(modal.source) in a view that has no stage around it: nobody can see it.
            Put the view into a StageView, add .questions(on: stage) to a view around it, or, in a preview, \
            .environment(Stage.preview()).
            """)
        modal.reportGone()
    }
}
