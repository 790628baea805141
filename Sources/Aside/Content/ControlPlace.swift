/// The place where a control was looked for, in the words of a message to programmers.
struct ControlPlace: CustomStringConvertible {
    /// The name of the place, such as `CartScreen` or `the alert “Card declined”`.
    let description: String
    /// The kind of the place: `screen`, `alert`, `list`.
    let noun: String

    init(_ screen: TypeName) {
        description = "\(screen)"
        noun = "screen"
    }

    init(_ content: ModalContent) {
        description = "the \(content)"
        noun = content.noun
    }
}
