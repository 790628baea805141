import Aside
import AsideTerminal

@main
struct Tool {
    static func main() async {
        await Terminal.main { terminal in
            let trip = try await BookingFlow(stage: terminal.stage).run()
            terminal.print("Booked \(trip.city) for \(trip.guests).")
        }
    }
}
