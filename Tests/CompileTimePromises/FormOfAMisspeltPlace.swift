// error: has no dynamic member 'nmae'
import Aside

struct Registration {
    var name = ""
    var guests = 2
}

@MainActor func ask(_ stage: Stage) async throws {
    let registration = try await stage.form("Registration", Registration()) {
        Field("Name", \.nmae)
        Field("Guests", \.guests)
    }
    print(registration)
}
