/// The way in which a random flow shows a screen.
struct ScriptedStep: Sendable, CustomStringConvertible {
    enum Kind: CaseIterable { case then, until, value }
    enum Start: CaseIterable { case plain, starting, published }

    /// What the asker does after the step.
    indirect enum Next: Sendable {
        /// Returns the same result or throws the same error.
        case pass
        /// Goes back on the stack, and then passes the result on.
        case goBackAndPass
        /// Waits for the driver.
        case stay
        /// Shows another screen in the same stretch.
        case enter(ScriptedStep)
    }

    let name: Int
    let kind: Kind
    let start: Start
    let isReplacing: Bool
    /// Whether the closure ends only when the driver says so, even if it is cancelled.
    let isStubborn: Bool
    /// Whether the closure goes back at once.
    let isHasty: Bool
    /// Whether the closure also asks a question, which ends with it.
    let isNagging: Bool
    /// Whether the screen object was shown before, under another name.
    let isReused: Bool
    let next: Next

    /// The value that the screen has before it is shown.
    var value: String? { start == .plain ? nil : "first of \(name)" }

    var description: String {
        var words = ["\(name).\(kind)"]
        if start != .plain { words.append("\(start)") }
        if isReplacing { words.append("replacing") }
        if isStubborn { words.append("stubborn") }
        if isHasty { words.append("hasty") }
        if isNagging { words.append("nagging") }
        if isReused { words.append("reused") }
        switch next {
        case .pass: words.append("pass")
        case .goBackAndPass: words.append("go back and pass")
        case .stay: words.append("stay")
        case .enter(let step): words.append("then \(step)")
        }
        return words.joined(separator: " ")
    }
}

/// The name of a flow (below zero, run 0) or of one run of a screen's closure.
struct BodyID: Hashable, CustomStringConvertible {
    let owner: Int
    let run: Int

    var description: String { "\(owner)/\(run)" }
}
