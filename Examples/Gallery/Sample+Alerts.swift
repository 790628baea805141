import Aside

extension Sample {
    /// Questions that the user answers with a button.
    static let alerts = [
        Sample("a", "Alert") { flow in
            await flow.alert("Card declined", message: "Try another card.", severity: .warning)
            return "acknowledged"
        },
        Sample("b", "Three buttons") { flow in
            try await flow.alert("Delete “Groceries”?", message: "This can't be undone.") {
                Choice("Archive", "archive")
                Choice("Delete", role: .destructive, unavailable: "Only its owner can delete it.", "delete")
                Choice("Keep", role: .cancel, "keep")
            }
        },
        Sample("c", "Confirm") { flow in
            let isSure = try await flow.confirm("Delete 3 files?", action: "Delete", role: .destructive)
            return isSure ? "yes" : "no"
        },
        Sample("d", "Expiring") { flow in
            let question = Question.confirm("Stay signed in?", action: "Stay").cancel("Sign out")
            let stays = try await flow.ask(question.expiring(after: .seconds(30), answering: false))
            return stays ? "stays" : "signs out"
        },
    ]
}
