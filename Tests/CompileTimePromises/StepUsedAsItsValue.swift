// error: cannot convert value of type 'ScreenStep<SizeScreen>' to specified type 'Int'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func size(_ stage: Stage) async throws {
    let size: Int = try await stage.show(SizeScreen())
    print(size)
}
