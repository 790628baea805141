// error: all choices of an alert have answers of one type
import Aside

enum Deletion { case delete, keep }

@MainActor func ask(_ stage: Stage) async throws -> Deletion {
    try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, "yes")
    }
}
