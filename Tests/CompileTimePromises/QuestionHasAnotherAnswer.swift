// error: cannot convert return expression of type 'Deletion' to return type 'Bool'
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

@MainActor func ask(_ stage: Stage) async throws -> Bool {
    let question = Question.delete("Groceries")
    return try await stage.ask(question)
}
