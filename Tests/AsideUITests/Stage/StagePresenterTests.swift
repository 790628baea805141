import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("StagePresenter")
@MainActor
struct StagePresenterTests {
    private let stage = Stage()
    private let window = FakeWindow()
    private let time = ManualTime()
    private let presenter: StagePresenter

    init() {
        presenter = StagePresenter(in: window, hooks: SystemHooks(time))
        stage.attach(presenter)
    }

    private func ask() async -> Task<Bool?, Never> {
        let question = Task { try? await stage.confirm("Sure?") }
        await until { !stage.modals.isEmpty }
        return question
    }

    @Test("A question is presented a turn later, and its asker goes on when the system says that it is gone")
    func turns() async {
        let question = await ask()
        #expect(window.calls == [])
        time.turns()
        #expect(window.calls == ["present Sure?"])
        window.complete()
        stage.modals[0].submit()
        time.turns()
        #expect(window.calls == ["present Sure?", "dismiss Sure?"])
        #expect(!stage.modals.isEmpty)
        window.complete()
        time.turns()
        #expect(await question.value == true)
    }

    @Test("A completion that does not come for two seconds is a warning, and the chain of what is presented decides")
    func lostCompletion() async {
        let question = await ask()
        time.turns()
        stage.modals[0].submit()
        time.turns()
        #expect(window.calls == ["present Sure?"])
        time.pass(.seconds(2))
        #expect(
            time.warnings.map {
                $0.hasPrefix("The system has not said within two seconds that alert “Sure?” is there. It is shown.")
            } == [true])
        time.turns()
        #expect(window.calls == ["present Sure?", "dismiss Sure?"])
        time.pass(.seconds(2))
        time.turns()
        #expect(await question.value == true)
        #expect(time.warnings.count == 2)
    }

    @Test("A question that the system does not take is said in a warning, and is not presented again")
    func refused() async {
        window.takes = false
        let question = await ask()
        time.turns()
        time.pass(.seconds(2))
        time.turns()
        #expect(window.calls == ["present Sure?"])
        #expect(time.warnings.map { $0.contains("It is not shown.") } == [true])
        question.cancel()
        await until { stage.modals.first?.isLeaving == true }
        time.turns()
        #expect(await question.value == nil)
    }

    @Test("A question whose view is in no window says so after two seconds, by its line, and comes when there is one")
    func noWindow() async {
        window.isThere = false
        let question = await ask()
        time.turns()
        #expect(window.calls == [])
        time.pass(.seconds(2))
        #expect(time.warnings.count == 1)
        #expect(time.warnings.first?.contains("alert “Sure?” waits, and nobody can see it") == true)
        #expect(time.warnings.first?.contains("StagePresenterTests.swift:") == true)
        window.isThere = true
        window.observer?.windowChanged()
        time.turns()
        #expect(window.calls == ["present Sure?"])
        question.cancel()
    }

    @Test(
        "A question that refers to a name that no view in sight has says so, unless something else is in front",
        arguments: [true, false])
    func missingAnchor(isCovered: Bool) async {
        if isCovered { window.shown.layers = [.app(ObjectIdentifier(window))] }
        let question = Task { try? await stage.ask(.choose("Sort", from: ["Name", "Date"]).anchored(to: "sort")) }
        await until { [stage] in !stage.modals.isEmpty }
        time.turns()
        #expect(window.calls == ["present Sort"])
        let isSaid = time.warnings.map { $0.contains("refers to “sort”, and no view in sight has that name.") }
        #expect(isSaid == (isCovered ? [] : [true]))
        question.cancel()
    }

    @Test("The view that appeared last shows the stage; when it has gone, the one before shows it again")
    func severalViews() async {
        let windows = [window, FakeWindow(), FakeWindow()]
        let views = [presenter] + windows.dropFirst().map { StagePresenter(in: $0, hooks: SystemHooks(time)) }
        stage.detach(presenter)
        for view in views { view.show(stage) }
        let question = await ask()
        time.turns()
        windows[2].complete()
        #expect(windows.map(\.calls) == [[], [], ["present Sure?"]])
        views[1].leave()
        views[2].leave()
        time.turns()
        #expect(windows.map(\.calls) == [["present Sure?"], [], ["present Sure?", "dismiss Sure?"]])
        views[0].leave()
        time.pass(.seconds(2))
        #expect(time.warnings.last?.contains("waits, because no view shows its stage.") == true)
        question.cancel()
    }

    @Test("While something moves, a question waits, also if nobody says that the motion has ended")
    func motion() async {
        window.shown.isMoving = true
        let question = await ask()
        time.turns()
        #expect(window.calls == [])
        window.shown.isMoving = false
        time.pass(.seconds(2))
        time.turns()
        #expect(window.calls == ["present Sure?"])
        question.cancel()
    }
}

/// A window that notes what it is told, and completes when a test says so.
@MainActor
private final class FakeWindow: PresentingWindow {
    weak var observer: (any PresentingObserver)?
    weak var stage: Stage?
    var shown = PresentedChain()
    var isThere = true
    /// Whether it presents what it is told to.
    var takes = true
    private(set) var calls: [String] = []
    private var completion: (@MainActor () -> Void)?
    private var titles: [ModalID: String] = [:]

    var chain: PresentedChain? { isThere ? shown : nil }

    func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void) {
        let modal = presentation.modal
        titles[modal.id] = modal.content.title
        calls.append("present \(modal.content.title)")
        if takes { shown.layers.append(.modal(modal.id)) }
        self.completion = completion
    }

    func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void) {
        calls.append("dismiss \(titles[modal] ?? "")")
        shown.layers.removeAll { $0 == .modal(modal) }
        self.completion = completion
    }

    /// Says that the transition has ended.
    func complete() {
        completion?()
        completion = nil
    }
}
