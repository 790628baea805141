// error: call to main actor-isolated instance method 'show(_:file:line:)' in a synchronous nonisolated context
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

nonisolated func step(_ stage: Stage) -> ScreenStep<SizeScreen> {
    stage.show(SizeScreen())
}
