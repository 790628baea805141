extension [ModalContent.Choice] {
    /// Ends the program where the choices cannot be told apart or nobody could answer.
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
                !label.isEmpty, "Choice \(index + 1) of the alert “\(title)” has no label. Say what pressing it does.")
            for earlier in 0..<index {
                require(
                    self[earlier].label != label,
                    "The alert “\(title)” has two choices “\(label)”: nobody could tell them apart. Rename one."
                )
            }
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
