/// One of the answers that an alert offers.
///
/// A choice has a value and no action. The code after the alert acts on the value that `alert` returns. The first
/// choice, or the variable that receives the answer, determines the type of the answers.
///
/// ```swift
/// let choice = try await alert("Delete “Groceries”?", message: "This can't be undone.") {
///     Choice("Delete", role: .destructive, Deletion.delete)
///     if canArchive { Choice("Archive", .archive) }
///     Choice("Keep", role: .cancel, .keep)
/// }
/// ```
public struct Choice<Answer> {
    let label: String
    let role: Role
    let unavailable: String?
    let answer: Answer
    private(set) var identity: String?

    /// Makes a choice with its answer.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - role: What pressing it means. If the user dismisses the alert, the answer is that of the cancel choice.
    ///   - unavailable: Why it cannot be pressed now; the alert shows this reason. `nil` if it can be pressed.
    ///   - answer: The value that the alert returns when it is pressed.
    public init(_ label: String, role: Role = .normal, unavailable: String? = nil, _ answer: Answer) {
        self.label = label
        self.role = role
        self.unavailable = unavailable
        self.answer = answer
    }

    /// Returns the same choice with an identity, by which a record knows it in any language.
    ///
    /// - Parameter id: The identity, different from those of the other choices.
    /// - Returns: The choice.
    public func id(_ id: String) -> Choice {
        var choice = self
        choice.identity = id
        return choice
    }
}

extension Choice: Sendable where Answer: Sendable {}
extension Choice: Equatable where Answer: Equatable {}

/// What an action or a choice means to the user.
///
/// Every presenter shows a role by more than its colour, and keys depend on it.
public enum Role: String, Sendable, Codable, Hashable, CaseIterable {
    /// Nothing special.
    case normal

    /// Leaves things as they are.
    ///
    /// If the user dismisses the question, this is the answer.
    case cancel

    /// Destroys data.
    case destructive

    /// What most users want.
    ///
    /// The Enter key presses it.
    case preferred
}

extension [ModalContent.Choice] {
    /// Stops the program if two choices cannot be told apart, or if no choice could be pressed.
    func check(_ title: String) {
        require(
            !isEmpty,
            "The alert “\(title)” has no choices, so nobody could ever answer it. Give it at least one Choice."
        )
        let cancels = filter { $0.role == .cancel }
        for index in indices {
            let label = self[index].label
            require(
                !label.isEmpty,
                "Choice \(index + 1) of the alert “\(title)” has no label. Give it one that says what the button does.")
            for earlier in 0..<index {
                require(
                    self[earlier].label != label,
                    "The alert “\(title)” has two choices “\(label)”: nobody could tell them apart. Rename one."
                )
            }
        }
        require(
            contains { $0.unavailable == nil },
            "The alert “\(title)” has no choice that is available, so nobody could ever answer it. Leave one available."
        )
        for choice in cancels {
            require(
                choice.unavailable == nil,
                """
                The choice “\(choice.label)” of the alert “\(title)” has the role .cancel and is unavailable: \
                a dismissal could not be refused. Leave it available.
                """
            )
        }
        require(
            cancels.count <= 1,
            """
            The alert “\(title)” has \(cancels.count) choices with the role .cancel: \
            a dismissal could not tell which one is meant. Give it one at most.
            """
        )
    }
}
