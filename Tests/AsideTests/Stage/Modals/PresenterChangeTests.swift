import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A change of presenters")
struct PresenterChangeTests {
    let stage = Stage()
    let old = NotingPresenter()
    let new = NotingPresenter()

    @Test("A presenter attached in the middle of a report receives everything once, in order")
    func attachWhilePresenting() {
        let outer = ask("outer")
        Work.$current.withValue(outer.work) { _ = ask("inner") }
        old.onPresent = { [stage, new] _ in stage.attach(new) }
        stage.attach(old)
        #expect(old.notes == ["present outer"])
        #expect(new.notes == ["present outer", "present inner"])
        #expect(stage.modals.map(\.content.title) == ["outer", "inner"])
        #expect(stage.host.end(outer.id, as: .cancelled))
        #expect(new.notes == ["present outer", "present inner", "dismiss inner", "dismiss outer"])
        #expect(stage.modals.isEmpty)
    }

    @Test("A presenter attached after the end of a modal need not take the modal away")
    func attachAfterEnding() {
        let modal = ask("question")
        old.onPresent = { [stage, new] modal in
            stage.host.end(modal.id, as: .cancelled)
            stage.attach(new)
        }
        stage.attach(old)
        #expect(old.notes == ["present question"])
        #expect(new.notes == [])
        #expect(!stage.host.isOpen(modal.id))
        #expect(stage.modals.isEmpty)
    }

    @Test("If nobody will ever answer, questions end as cancelled, now and later, and screens leave")
    func abandoned() async {
        stage.attach(old)
        let flow = Task {
            try await stage.show(Page("page")).then { _ in try await stage.confirm("first") }
        }
        let waiting = ask("outer")
        Work.$current.withValue(waiting.work) { _ = ask("inner") }
        stage.abandon()
        #expect(old.notes == ["present outer", "present inner", "dismiss inner", "dismiss outer"])
        #expect(waiting.ending == .cancelled)
        await #expect(throws: CancellationError.self) { try await flow.value }
        await #expect(throws: CancellationError.self) { try await stage.confirm("second") }
        await stage.alert("third")
        #expect(stage.modals.isEmpty)
        #expect(stage.stack.count == 0)
        #expect(!stage.acceptsInput)
        #expect(old.notes.count == 4)
    }

    private func ask(_ title: String) -> Modal {
        let content = ModalContent(kind: .alert, title: title)
        let question = Question<Void>(content, .place { _ in () })
        let modal = AskedQuestion(question, source: SourceLine(fileID: "", line: 0), host: stage.host)
        _ = stage.host.ask(modal, .queue, nil, stage.host.asker)
        return modal
    }
}

/// A presenter that records its calls, and reports each modal gone at once.
@MainActor
final class NotingPresenter: Presenter {
    private(set) var notes: [String] = []
    var onPresent: ((Modal) -> Void)?

    func present(_ modal: Modal) {
        notes.append("present \(modal.content.title)")
        onPresent?(modal)
    }

    func dismiss(_ modal: Modal) {
        notes.append("dismiss \(modal.content.title)")
        modal.reportGone()
    }
}
