// compiles
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func step(_ stage: Stage) -> ScreenStep<SizeScreen> {
    stage.show(SizeScreen())
}
