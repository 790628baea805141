package import Aside

extension ShownQuestion {
    /// Enters a text into a field; returns `false` if it is refused, or if there is no such field.
    package func enter(_ text: String, intoField place: Int) -> Bool {
        let fields = question.fields
        guard fields.indices.contains(place) else { return false }
        do {
            try operate(fields[place].id, .fill(text))
            return true
        } catch {
            return false
        }
    }
}
