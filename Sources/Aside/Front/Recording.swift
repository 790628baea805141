/// What a user did, as data: a list of turns from the beginning of a flow.
///
/// To get a recording, record the user under any presenter (``Aside/Stage/record(encoding:)``), or explore a flow. You can
/// replay it in a test. As JSON, a recording is small, and it says its version. It does not hold what was typed into
/// secure fields.
///
/// A recording names a screen by its type, a modal by its title, and a control by its label. If a screen gives an action
/// or a row an identity (`Action("Pay", id: "pay")`), the recording names it by that, so that it can still be replayed
/// when the text has changed or is in another language.
public struct Recording: Hashable, Sendable {
    /// The turns of the user, in order.
    package var turns: [Turn]

    /// Makes a recording.
    ///
    /// - Parameter turns: The turns of the user, in order.
    package init(_ turns: [Turn] = []) {
        self.turns = turns
    }

    /// Moves that a user made together, and where.
    package struct Turn: Hashable, Sendable {
        /// What the user did.
        package var moves: [Move]
        /// The screen, the modal or the notice where the user did it.
        package var place: Place
        /// The line of the flow that showed the screen or asked the question.
        ///
        /// Replaying ignores it.
        package var source: SourceLine?

        /// Makes a turn.
        ///
        /// - Parameters:
        ///   - moves: What the user did.
        ///   - place: The screen, the modal or the notice where the user did it.
        ///   - source: The line of the flow that showed it.
        package init(_ moves: [Move], _ place: Place, source: SourceLine? = nil) {
            self.moves = moves
            self.place = place
            self.source = source
        }
    }

    /// The place of a turn.
    package indirect enum Place: Hashable, Sendable {
        /// A screen in front, by the name of its type.
        case screen(String)
        /// A modal on top, or a question that is a step, by its kind and title.
        case modal(ModalContent.Kind, String)
        /// A notice, by its text.
        case notice(String)
        /// The flow itself, while nothing was shown.
        case flow
    }
}

extension Recording.Place {
    /// Makes the place of a screen, by the screen's type; of a question that is a step, by its kind and title.
    ///
    /// - Parameter screen: The screen.
    @MainActor
    package init(_ screen: any Screen) {
        if let step = screen as? any ShownQuestion {
            self.init(step.question)
        } else {
            self = .screen(SwiftType.name(type(of: screen)))
        }
    }

    /// Makes the place of a modal, by the modal's kind and title.
    ///
    /// - Parameter content: What the modal shows.
    package init(_ content: ModalContent) {
        self = .modal(content.kind, content.title)
    }
}

extension Recording {
    /// Adds a turn.
    ///
    /// All letters that the user types into a field become one move. Filling in fields and submitting them becomes one
    /// turn.
    mutating func add(_ turn: Turn) {
        guard let last = turns.last, last.place == turn.place, last.moves.allSatisfy({ $0.kind == .fill }),
            turn.moves == [.submit] || turn.moves.allSatisfy({ $0.kind == .fill })
        else { return turns.append(turn) }
        for move in turn.moves {
            if let earlier = last.moves.firstIndex(where: { $0.fillsSameField(as: move) }) {
                turns[turns.count - 1].moves[earlier] = move
            } else {
                turns[turns.count - 1].moves.append(move)
            }
        }
    }
}

extension Move {
    fileprivate func fillsSameField(as other: Move) -> Bool {
        guard case .fill(let label, _, let group) = self, case .fill(label, _, group) = other else { return false }
        return true
    }
}

// MARK: JSON

extension Recording: Codable {
    private enum CodingKeys: CodingKey { case version, turns }

    /// Reads a recording.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decode(Int.self, forKey: .version)
        guard version == Move.formatVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "This recording has version \(version); this library reads \(Move.formatVersion).")
        }
        turns = try values.decode([Turn].self, forKey: .turns)
    }

    /// Writes the recording.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Move.formatVersion, forKey: .version)
        try values.encode(turns, forKey: .turns)
    }
}

extension Recording.Turn: Codable {
    /// A turn in its encoded form: flat, and without what is `nil`.
    private struct Written: Codable {
        var screen: String?
        var modal: ModalContent.Kind?
        var title: String?
        var notice: String?
        var moves: [Move]
        var line: SourceLine?
    }

    /// Reads a turn.
    package init(from decoder: any Decoder) throws {
        let written = try Written(from: decoder)
        moves = written.moves
        place =
            written.screen.map { .screen($0) } ?? written.notice.map { .notice($0) }
            ?? written.modal.map { .modal($0, written.title ?? "") } ?? .flow
        source = written.line
    }

    /// Writes the turn.
    package func encode(to encoder: any Encoder) throws {
        var written = Written(moves: moves, line: source)
        switch place {
        case .screen(let type): written.screen = type
        case .modal(let kind, let title): (written.modal, written.title) = (kind, title)
        case .notice(let text): written.notice = text
        case .flow: break
        }
        try written.encode(to: encoder)
    }
}

// MARK: Text

extension Recording: CustomStringConvertible {
    /// A line for each turn, such as `alert “Remove Bread?”: press “Keep”`.
    public var description: String {
        turns.isEmpty ? "nothing" : turns.map(\.description).joined(separator: "\n")
    }
}

extension Recording.Turn: CustomStringConvertible {
    /// The place of the turn, and what the user did.
    package var description: String {
        place == .flow ? words : "\(place): \(words)"
    }

    /// What the user did, in a few words.
    package var words: String {
        if case .modal = place, moves == [.back] { return "dismiss" }
        return Move.words(for: moves)
    }
}

extension Recording.Place: CustomStringConvertible {
    /// The type of the screen, the kind and the title of the modal, or the text of the notice.
    package var description: String {
        switch self {
        case .screen(let type): type
        case .modal(let kind, let title): "\(ModalContent(kind: kind, title: title))"
        case .notice(let text): "notice “\(text)”"
        case .flow: "the flow"
        }
    }
}
