import Aside
import AsideTerminal

@main
struct Tool {
    static func main() async {
        await Terminal.main { terminal in
            let trip = try await terminal.run { stage in
                try await BookingFlow(stage: stage).run()
            }
            terminal.print("Booked \(trip.city) for \(trip.guests).")
        }
    }
}
