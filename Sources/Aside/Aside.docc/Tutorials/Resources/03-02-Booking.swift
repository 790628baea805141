import Aside

struct Trip: Equatable {
    var city: String
    var guests: Int
}

struct BookingFlow: Flow {
    let stage: Stage

    func run() async throws -> Trip {
        try await show(CityScreen()).then { city in
            let guests = try await prompt("Guests", .number(2, in: 1...8))
            guard try await confirm("Book \(city) for \(guests)?", action: "Book") else {
                throw CancellationError()
            }
            return Trip(city: city, guests: guests)
        }
    }
}
