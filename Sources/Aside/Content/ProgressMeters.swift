/// The body of a progress modal: the progress of the whole work, and of the parts that are running now.
struct ProgressMeters {
    /// One of several parts of the work that run at the same time.
    struct Part {
        fileprivate let number: Int
    }

    private struct Meter {
        let title: String
        var fraction: Double?
        var note: String?

        mutating func report(_ fraction: Double?, _ note: String?) {
            self.fraction = Aside.Meter.known(fraction)
            if let note { self.note = note }
        }

        func item(adding more: String? = nil) -> Outline.Item {
            // The note comes first, because a presenter without room for both shows only the first.
            let notes = more.map { [note ?? "", $0] } ?? note.map { [$0] } ?? []
            let children = notes.map { Outline.Item(.paragraph, $0) }
            return Outline.Item(.meter(fraction: fraction), title, children: children)
        }
    }

    private var whole: Meter
    private var parts: [(number: Int, meter: Meter)] = []
    private var count = 0
    /// How long the rest of the whole work may take, in words.
    var timeLeft: String?

    init(title: String) {
        whole = Meter(title: title)
    }

    /// How far the whole work has come.
    var fraction: Double? { whole.fraction }

    mutating func begin(_ title: String) -> Part {
        defer { count += 1 }
        parts.append((count, Meter(title: title)))
        return Part(number: count)
    }

    mutating func end(_ part: Part) {
        parts.removeAll { $0.number == part.number }
    }

    /// Notes how far the whole work, or a part of it, has come; without a note, the last one stays.
    mutating func report(on part: Part? = nil, _ fraction: Double?, _ note: String?) {
        guard let part else { return whole.report(fraction, note) }
        guard let place = parts.firstIndex(where: { $0.number == part.number }) else { return }
        parts[place].meter.report(fraction, note)
    }

    /// The whole work first, then its parts in the order in which they began.
    var items: [Outline.Item] {
        [whole.item(adding: timeLeft)] + parts.map { $0.meter.item() }
    }
}
