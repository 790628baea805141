import Aside

/// A question of the gallery.
@MainActor
struct Sample {
    let key: Character
    let name: String
    /// Asks, and returns the answer in a few words.
    let ask: @MainActor (GalleryFlow) async throws -> String

    init(_ key: Character, _ name: String, ask: @escaping @MainActor (GalleryFlow) async throws -> String) {
        self.key = key
        self.name = name
        self.ask = ask
    }
}

/// Questions of one kind.
@MainActor
struct SampleGroup {
    let name: String
    let samples: [Sample]

    static let all = [
        SampleGroup(name: "Alerts", samples: Sample.alerts),
        SampleGroup(name: "Lists", samples: Sample.lists),
        SampleGroup(name: "Prompts", samples: Sample.prompts),
        SampleGroup(name: "Sheets and work", samples: Sample.work),
        SampleGroup(name: "Notices", samples: Sample.notices),
    ]
}
