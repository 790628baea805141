// error: cannot convert value of type 'String' to expected argument type 'Deletion'
import Aside

enum Deletion { case delete, keep }

@MainActor func ask(_ stage: Stage) async throws -> Deletion {
    try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, "yes")
    }
}
