import Aside
import CallExample
import ModulesExample
import OrdersExample
import ScaffoldExample
import ScreensExample
import SyncUpsExample

/// One of the systems that the demo can run.
struct Example {
    /// What it is called on the command line.
    let name: String
    let title: String
    /// Runs it, and says in the end what has come of it, where there is something to say.
    let run: @MainActor (_ stage: Stage) async throws -> String?
}

extension Example {
    static let all = [
        Example(name: "order", title: "Places an order in a small shop.") { stage in
            let shop = Shop(pace: .milliseconds(20), failures: 1)
            return "\(try await OrderFlow(stage: stage, shop: shop).run())"
        },
        Example(name: "screens", title: "Goes through three screens and back.") { stage in
            let note = try await ThreeScreensFlow(stage: stage).run()
            return note.isEmpty ? nil : "You have written down: \(note)"
        },
        Example(name: "syncups", title: "Keeps track of meetings, in memory only.") { stage in
            let store = SyncUpStore(path: "sync-ups.json", on: MemoryDisk())
            try store.save(SyncUp(id: 1, title: "Design", minutes: 10, attendees: ["Ann", "Bob", "Cleo"]))
            try await SyncUpsFlow(stage: stage, store: store, in: .quiet).run()
            return nil
        },
        Example(name: "modules", title: "Goes from module to module, none of which knows another.") { stage in
            let post = Post()
            try await AppFlow(stage: stage, post: post).run()
            return post.sent.isEmpty ? nil : "Sent: \(post.sent.joined(separator: ", "))"
        },
        Example(name: "call", title: "Makes a call that comes through at the second attempt.") { stage in
            let phone = Phone(ring: .milliseconds(20), failures: [.busy])
            return "\(try await CallFlow(stage: stage, phone: phone).run())"
        },
        Example(name: "new", title: "Asks what aside-new asks; the files are made in memory only.") { stage in
            let folder = MemoryFolder(taken: ["hello"], failures: [.full])
            let project = try await ScaffoldFlow(stage: stage, in: folder).run()
            return "Created: \(project.paths.joined(separator: ", "))"
        },
    ]
}

extension Surroundings {
    /// A room where somebody says two sentences, always on the same day.
    fileprivate static var quiet: Surroundings {
        Surroundings {
            "2026-01-05"
        } speech: {
            AsyncThrowingStream { microphone in
                for words in ["Good morning.", "There is nothing new."] { microphone.yield(words) }
            }
        }
    }
}
