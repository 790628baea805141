import Aside
import CallExample
import Foundation
import GalleryExample
import ModulesExample
import OrdersExample
import ScaffoldExample
import ScreensExample
import SyncUpsExample

/// An example that the demo can run.
struct Example {
    /// The name of the example on the command line.
    let name: String
    let title: String
    /// Runs the example, and returns the text of its result.
    let run: @MainActor (_ stage: Stage, _ pace: Pace) async throws -> String?

    /// The label of the example in the menu.
    var label: String { name.prefix(1).uppercased() + name.dropFirst() }
}

/// The durations of simulated work.
enum Pace {
    /// For a user who watches.
    case natural
    /// For a script: as short as possible.
    case brisk

    func callAsFunction(_ natural: Duration, brisk: Duration = .milliseconds(20)) -> Duration {
        self == .natural ? natural : brisk
    }
}

extension Example {
    static let all = [
        Example(name: "order", title: "From the cart to the receipt.") { stage, pace in
            // A script does not wait for the lookup of a coupon.
            let lookup = pace(.milliseconds(300), brisk: .zero)
            let shop = Shop(pace: pace(.milliseconds(600)), lookup: lookup, failures: 1)
            return "\(try await OrderFlow(stage: stage, shop: shop).run())"
        },
        Example(name: "screens", title: "Three screens, there and back.") { stage, _ in
            let note = try await ThreeScreensFlow(stage: stage).run()
            return note.isEmpty ? nil : "You have written down: \(note)"
        },
        Example(name: "syncups", title: "Meetings with a timer and notes.") { stage, _ in
            let design = SyncUp(id: 1, title: "Design", minutes: 10, attendees: ["Ann", "Bob", "Cleo"])
            let store = SyncUpStore { [design] }
            try await SyncUpsFlow(stage: stage, store: store, in: .quiet).run()
            return nil
        },
        Example(name: "modules", title: "Modules that know no others.") { stage, _ in
            let post = Post()
            try await AppFlow(stage: stage, post: post).run()
            return post.sent.isEmpty ? nil : "Sent: \(post.sent.joined(separator: ", "))"
        },
        Example(name: "call", title: "A call, and a second attempt.") { stage, pace in
            let phone = Phone(ring: pace(.milliseconds(900)), failures: [.busy])
            return "\(try await CallFlow(stage: stage, phone: phone).run())"
        },
        Example(name: "new", title: "What aside-new asks, in memory.") { stage, pace in
            let folder = MemoryFolder(taken: ["hello"], failures: [.full], pace: pace(.milliseconds(300)))
            let project = try await ScaffoldFlow(stage: stage, in: folder).run()
            return "Created: \(project.paths.joined(separator: ", "))"
        },
        Example(name: "gallery", title: "Every control and every question.") { stage, pace in
            try await GalleryFlow(stage: stage, pace: pace(.milliseconds(900))).run()
            return nil
        },
    ]
}

extension Dependencies {
    /// Dependencies with a fixed day and a recognised speech of two sentences.
    fileprivate static var quiet: Dependencies {
        Dependencies(locale: Locale(identifier: "en_GB")) {
            "2026-01-05"
        } speech: {
            AsyncThrowingStream { microphone in
                for words in ["Good morning.", "There is nothing new."] { microphone.yield(words) }
            }
        }
    }
}
