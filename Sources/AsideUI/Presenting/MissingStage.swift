import Aside

/// A replacement for the stage of a view that has no stage around it.
///
/// It reports the missing stage, and ends each question at once.
@MainActor
final class MissingStage: Presenter {
    private let report: @MainActor (String) -> Void

    init(report: @escaping @MainActor (String) -> Void) {
        self.report = report
    }

    /// Makes a stage that reports each question and ends it.
    static func stage(report: @escaping @MainActor (String) -> Void) -> Stage {
        let stage = Stage()
        stage.attach(MissingStage(report: report))
        return stage
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
