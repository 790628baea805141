// error: missing return in closure expected to return 'StayOrLeave<String>'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func size(_ stage: Stage) async throws -> String {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { return .leave("large") }
    }
}
