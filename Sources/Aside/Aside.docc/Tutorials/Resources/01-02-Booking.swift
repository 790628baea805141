import Aside

struct Trip: Equatable {
    var city: String
    var guests: Int
}

struct BookingFlow: Flow {
    let stage: Stage

    func run() async throws -> Trip {
        let city = try await choose("City", from: ["Bern", "Oslo", "Rome"])
        return Trip(city: city, guests: 1)
    }
}
