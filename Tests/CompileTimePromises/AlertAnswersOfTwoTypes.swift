// error: all choices of an alert have answers of one type
import Aside

enum Deletion { case delete, keep }

@MainActor func ask(_ stage: Stage) async throws {
    let choice = try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, Deletion.delete)
        Choice("Keep", role: .cancel, false)
    }
    print(choice)
}
