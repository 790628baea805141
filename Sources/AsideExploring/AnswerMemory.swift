import Aside

/// What each open closure of a flow has learned: the answers since it began, and the values that were published before
/// it.
///
/// A closure forgets what it learned when the user goes back to a point before it, or when its screen waits again.
struct AnswerMemory {
    /// The part of the flow that learned something.
    enum Owner: Hashable {
        case flow
        case screen(EntryID)
        case modal(ModalID)
    }

    private struct Frame {
        let owner: Owner
        var told: [Int] = []
    }

    private var frames = [Frame(owner: .flow)]
    private var news: (told: Int, owner: Owner, isLeaving: Bool)?

    /// The topmost owner, which learns the next answer.
    var top: Owner { frames.last?.owner ?? .flow }

    /// Notes a move from which the topmost owner learns.
    ///
    /// - Parameters:
    ///   - told: What it learns.
    ///   - isLeaving: Whether the user left what was in view, which then hands down nothing else.
    mutating func tell(_ told: Int, isLeaving: Bool = false) {
        news = (told, top, isLeaving)
    }

    /// Notes that nobody learns from the last move.
    mutating func forgetNews() {
        news = nil
    }

    /// Updates the owners in view, from the bottom to the top, and which of their screens wait for input.
    mutating func update(_ owners: [Owner], waiting: [Owner]) {
        if owners.count != frames.count || zip(owners, frames).contains(where: { $0 != $1.owner }) {
            if let news, !owners.contains(news.owner) { handDown(news, to: owners) }
            let old = Dictionary(uniqueKeysWithValues: frames.map { ($0.owner, $0.told) })
            frames = owners.map { Frame(owner: $0, told: old[$0] ?? []) }
        }
        if let (told, owner, _) = news {
            let place = frames.lastIndex { $0.owner == owner } ?? frames.count - 1
            frames[place].told.append(told)
            news = nil
        }
        for index in frames.indices where waiting.contains(frames[index].owner) { frames[index].told = [] }
    }

    /// Gives what was learned by owners that have left to the part of the flow beneath them, which has their result.
    private mutating func handDown(_ news: (told: Int, owner: Owner, isLeaving: Bool), to owners: [Owner]) {
        let place = frames.lastIndex { $0.owner == news.owner } ?? 0
        let heir = frames[..<place].lastIndex { owners.contains($0.owner) } ?? 0
        self.news = (news.told, frames[heir].owner, news.isLeaving)
        if !news.isLeaving { frames[heir].told += frames[(heir + 1)...].flatMap(\.told) }
    }

    /// Adds the last things that each owner has learned to a hash; all of them if the number is `nil`.
    func add(last count: Int?, to hasher: inout Hasher) {
        for frame in frames {
            let last = frame.told.suffix(count ?? .max)
            hasher.combine(last.count)
            for told in last { hasher.combine(told) }
        }
    }
}
