// error: missing return in closure expected to return 'StayOrLeave<Void>'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func wait(_ stage: Stage) async throws {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { await stage.alert("Too large") }
    }
}
