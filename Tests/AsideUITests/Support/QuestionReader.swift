import Aside
import Testing

/// A presenter that reads the content of a question in a test.
@MainActor
enum QuestionReader {
    static func content(
        _ question: @escaping @MainActor (Stage) async -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ModalContent {
        let stage = Stage()
        let reader = Reader()
        stage.attach(reader)
        await question(stage)
        return reader.content ?? ModalContent.nothing
    }

    /// Reads a question and takes it away.
    private final class Reader: Presenter {
        var content: ModalContent?

        func present(_ modal: Modal) {
            content = modal.content
            modal.reportGone()
        }
    }
}

extension ModalContent {
    /// Makes an alert that nobody has asked.
    fileprivate static var nothing: ModalContent {
        preconditionFailure("Nothing was asked.")
    }
}
