// compiles
import Aside

enum Deletion { case delete, keep }

extension Question where Answer == Deletion {
    static func delete(_ list: String) -> Self {
        Question("Delete “\(list)”?") {
            Choice("Delete", role: .destructive, .delete)
            Choice("Keep", role: .cancel, .keep)
        }
    }
}

@MainActor func ask(_ stage: Stage) async throws -> Deletion {
    try await stage.ask(.delete("Groceries"))
}
