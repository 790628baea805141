extension [ModalContent.Choice] {
    /// Stops the program if two choices cannot be told apart, or if no choice could be pressed.
    func check(_ title: String) {
        require(
            !isEmpty,
            "The alert “\(title)” has no choices, so nobody could ever answer it. Give it at least one Choice."
        )
        var cancels = 0
        for index in indices {
            if self[index].role == .cancel { cancels += 1 }
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
        for choice in self where choice.role == .cancel {
            require(
                choice.unavailable == nil,
                """
                The choice “\(choice.label)” of the alert “\(title)” has the role .cancel and is unavailable: \
                a dismissal could not be refused. Leave it available.
                """
            )
        }
        require(
            cancels <= 1,
            """
            The alert “\(title)” has \(cancels) choices with the role .cancel: \
            a dismissal could not tell which one is meant. Give it one at most.
            """
        )
    }
}
