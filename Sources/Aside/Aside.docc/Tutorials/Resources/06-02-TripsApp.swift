import Aside
import AsideUI
import SwiftUI

@main
struct TripsApp: App {
    var body: some Scene {
        WindowGroup { TripsWindow() }
    }
}

struct TripsWindow: View {
    @State private var stage = Stage()

    var body: some View {
        StageView(stage)
            .screen(CityScreen.self) { CityView(screen: $0) }
            .flow(on: stage) {
                while true {
                    let trip = try await BookingFlow(stage: stage).run()
                    await stage.alert("Booked", message: "\(trip.city) for \(trip.guests)")
                }
            }
    }
}

struct CityView: View {
    let screen: CityScreen

    var body: some View {
        List {
            ForEach(["Bern", "Oslo", "Rome"], id: \.self) { city in
                Button(city) { screen.publish(city) }
            }
        }
    }
}
