import Observation
import TestSupport
import Testing

@testable import Aside
@testable import AsideUI

@Suite("SurfaceState")
@MainActor
struct SurfaceStateTests {
    private let presenter = StagePresenter(hooks: .still)

    @Test("A change of one placement changes only what the views of its surface and its named part read")
    func scoped() async {
        let stage = Stage()
        stage.attach(presenter)
        for name in ["trash", "filter"] { presenter.anchor(name, in: .stack, isInView: true) }
        var changed: [String] = []
        for name in ["trash", "filter"] {
            let state = presenter.state(of: .stack, at: name)
            withObservationTracking {
                _ = (state.presented, state.cover)
            } onChange: {
                MainActor.assumeIsolated { changed.append(name) }
            }
        }
        let asking = Task {
            try? await stage.ask(Question<String>.choose("?", from: ["a", "b"]).anchored(to: "trash"))
        }
        await until { !stage.modals.isEmpty }
        #expect(changed == ["trash"])
        #expect(presenter.state(of: .stack, at: "trash").presented?.isWanted == true)
        #expect(presenter.state(of: .stack).presented == nil)
        #expect(presenter.state(of: .stack).occupant != nil)
        stage.detach(presenter)
        asking.cancel()
        _ = await asking.value
    }
}
