import Aside

/// What each open closure of a flow was told since it began: answers, and what was published before it.
///
/// What a closure was told is forgotten when the user goes back before it, or when its screen waits again.
struct ToldMemory {
    /// Whose code was told something.
    enum Owner: Hashable {
        case flow
        case screen(EntryID)
        case sheet(ModalID)
    }

    private struct Frame {
        let owner: Owner
        var told: [Int] = []
    }

    private var frames = [Frame(owner: .flow)]
    private var news: (told: Int, owner: Owner)?

    /// Who is told next: the topmost.
    var top: Owner { frames.last?.owner ?? .flow }

    /// A move was made, of which the topmost is told.
    mutating func tell(_ told: Int) {
        news = (told, top)
    }

    /// The move that was made last tells nobody anything.
    mutating func forgetNews() {
        news = nil
    }

    /// Brings it up to date with who is in view from the bottom to the top, and which screens wait for their users.
    mutating func update(_ owners: [Owner], waiting: Set<Owner>) {
        if owners.count != frames.count || zip(owners, frames).contains(where: { $0 != $1.owner }) {
            let old = Dictionary(uniqueKeysWithValues: frames.map { ($0.owner, $0.told) })
            frames = owners.map { Frame(owner: $0, told: old[$0] ?? []) }
        }
        update(waiting: waiting)
    }

    /// Brings it up to date where nobody has come or gone.
    mutating func update(waiting: Set<Owner> = []) {
        if let (told, owner) = news {
            let place = frames.lastIndex { $0.owner == owner } ?? frames.count - 1
            frames[place].told.append(told)
            news = nil
        }
        guard !waiting.isEmpty else { return }
        for index in frames.indices where waiting.contains(frames[index].owner) { frames[index].told = [] }
    }

    /// Adds the last things that were told; all of them where the number is `nil`.
    func add(last count: Int?, to hasher: inout Hasher) {
        if count == 0 { return }
        guard let count else {
            for frame in frames {
                hasher.combine(frame.told.count)
                for told in frame.told { hasher.combine(told) }
            }
            return
        }
        for told in frames.lazy.flatMap(\.told).suffix(count) { hasher.combine(told) }
    }
}
