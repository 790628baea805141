// compiles
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func size(_ stage: Stage) async throws {
    let size: Int = try await stage.show(SizeScreen()).value()
    print(size)
}
