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

    /// The owners in view, from the bottom to the top.
    private var owners = [Owner.flow]
    private var told: [Owner: [Int]] = [:]
    private var news: (told: Int, owner: Owner, isLeaving: Bool)?

    /// Notes a move from which the topmost owner learns.
    ///
    /// - Parameters:
    ///   - told: What it learns.
    ///   - isLeaving: Whether the user left what was in view, which then hands down nothing else.
    mutating func tell(_ told: Int, isLeaving: Bool = false) {
        news = (told, owners.last ?? .flow, isLeaving)
    }

    /// Notes that nobody learns from the last move.
    mutating func forgetNews() {
        news = nil
    }

    /// Updates the owners in view, from the bottom to the top, and which of their screens wait for input.
    ///
    /// What was learned by owners that have left goes to the part of the flow beneath them, which has their result.
    mutating func update(_ now: [Owner], waiting: [Owner]) {
        if let (new, owner, isLeaving) = news {
            let isOpen = now.contains(owner)
            let heir = isOpen ? owner : owners.last { $0 != owner && now.contains($0) } ?? .flow
            let left = isOpen || isLeaving ? [] : owners.drop { $0 != heir }.dropFirst()
            told[heir, default: []] += left.flatMap { told[$0] ?? [] } + [new]
            news = nil
        }
        if owners != now {
            owners = now
            told = told.filter { now.contains($0.key) }
        }
        for owner in waiting { told[owner] = nil }
    }

    /// Adds the last things that each owner has learned to a hash; all of them if the number is `nil`.
    func add(last count: Int?, to hasher: inout Hasher) {
        for owner in owners { hasher.combine(told[owner]?.suffix(count ?? .max)) }
    }
}
