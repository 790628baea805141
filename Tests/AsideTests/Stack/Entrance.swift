/// How a screen is shown in a random flow.
struct Entrance: Sendable, CustomStringConvertible {
    enum Kind: CaseIterable { case then, until, value }
    enum Start: CaseIterable { case plain, starting, published }

    /// What the asker does when the step is over.
    indirect enum Next: Sendable {
        /// Returns or throws the same.
        case pass
        /// Returns or throws the same, but waits for the driver where it was cancelled.
        case passUnlessCancelled
        /// Goes back on the stack, and then returns or throws the same.
        case goBackAndPass
        /// Waits for the driver.
        case stay
        /// Shows another one in the same stretch.
        case enter(Entrance)
    }

    let name: Int
    let kind: Kind
    let start: Start
    let isReplacing: Bool
    /// The closure ends only when the driver says so, cancelled or not.
    let isStubborn: Bool
    /// The closure goes back as its first act.
    let isHasty: Bool
    /// The closure asks a question beside what it does, which ends with it.
    let isNagging: Bool
    /// The screen object has been shown before, under another name.
    let isReused: Bool
    /// The step is awaited by the operation of a modal.
    let isInModal: Bool
    let next: Next

    /// The value that is there before the screen is shown.
    var value: String? { start == .plain ? nil : "first of \(name)" }

    var description: String {
        var words = ["\(name).\(kind)"]
        if start != .plain { words.append("\(start)") }
        if isReplacing { words.append("replacing") }
        if isStubborn { words.append("stubborn") }
        if isHasty { words.append("hasty") }
        if isNagging { words.append("nagging") }
        if isReused { words.append("reused") }
        if isInModal { words.append("in a modal") }
        switch next {
        case .pass: words.append("pass")
        case .passUnlessCancelled: words.append("pass unless cancelled")
        case .goBackAndPass: words.append("go back and pass")
        case .stay: words.append("stay")
        case .enter(let entrance): words.append("then \(entrance)")
        }
        return words.joined(separator: " ")
    }
}

/// Names a flow (below zero, run 0) or one run of the closure of a screen.
struct BodyID: Hashable, CustomStringConvertible {
    let owner: Int
    let run: Int

    var description: String { "\(owner)/\(run)" }
}
