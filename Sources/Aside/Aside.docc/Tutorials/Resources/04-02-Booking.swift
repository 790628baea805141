import Aside

struct Trip: Equatable {
    var city: String
    var guests: Int
}

struct BookingFlow: Flow {
    let stage: Stage

    func run() async throws -> Trip {
        try await show(CityScreen()).then { city in
            try await show(GuestsScreen(city)).then { guests in
                guard try await confirm("Book \(city) for \(guests)?", action: "Book") else {
                    throw CancellationError()
                }
                return Trip(city: city, guests: guests)
            }
        }
    }
}
