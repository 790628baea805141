// compiles
import Aside

final class Basket {
    var count = 0
}

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func add(_ stage: Stage, to basket: Basket) async throws {
    try await stage.show(SizeScreen()).then { size in
        basket.count += size
    }
}
