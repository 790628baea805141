// error: missing return in closure expected to return 'Compound<String>.Continued'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

@MainActor func size(_ stage: Stage) -> some Step<String> {
    Compound { next in
        try await stage.show(SizeScreen()).then { size in
            if size > 10 { return try await next("large") }
        }
    }
}
