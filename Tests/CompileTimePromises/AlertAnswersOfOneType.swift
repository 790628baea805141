// compiles
import Aside

enum Deletion { case delete, keep }

@MainActor func ask(_ stage: Stage, canKeep: Bool) async throws -> Deletion {
    try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, Deletion.delete)
        if canKeep { Choice("Keep", role: .cancel, .keep) }
    }
}
