// error: cannot convert value of type 'Choice<String>' to expected argument type 'Choices<Deletion>'
import Aside

enum Deletion { case delete, keep }

@MainActor func ask(_ stage: Stage) async throws -> Deletion {
    try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, "yes")
    }
}
