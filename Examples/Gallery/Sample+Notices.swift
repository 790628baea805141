import Aside

extension Sample {
    /// Notices.
    static let notices = [
        Sample("o", "Notice with a button") { flow in
            let isUndone = await flow.notice("Message archived", action: "Undo")
            return isUndone ? "undone" : "archived"
        },
        Sample("p", "Notice") { flow in
            flow.notice("Saved", severity: .success)
            return "nobody was asked"
        },
    ]
}
