import Aside

extension ModalContent.Kind {
    /// What messages call it.
    var noun: String {
        switch self {
        case .alert: "alert"
        case .choose: "list"
        case .prompt: "prompt"
        case .progress: "progress"
        case .sheet: "sheet"
        }
    }

    /// The function of a test that waits for it.
    var step: String { self == .choose ? "choose" : noun }
}

extension ModalContent {
    /// What messages call it, such as `alert “Card declined”`.
    var name: String {
        title.isEmpty ? kind.noun : "\(kind.noun) “\(title)”"
    }

    /// What can be seen of it beside its title, a line each.
    var details: [String] {
        var lines: [String] = []
        if let message { lines.append("message: \(message)") }
        for field in fields {
            let name = field.label.isEmpty ? "field" : "field “\(field.label)”"
            let text = field.isSecure ? (field.text.isEmpty ? "empty" : "a secret") : "“\(field.text)”"
            lines.append("\(name): \(text)" + (field.error.map { ", refused: \($0)" } ?? ""))
        }
        if !options.isEmpty { lines.append("options: \(Self.list(options.map(\.label)))") }
        if kind != .sheet, !choices.isEmpty { lines.append("choices: \(Self.list(choices.map(\.label)))") }
        if let progress {
            let percent = progress.fraction.map { "\(Int(($0 * 100).rounded())) %" }
            let parts = [percent, progress.note].compactMap(\.self)
            if !parts.isEmpty { lines.append("progress: \(parts.joined(separator: ", "))") }
        }
        if isBusy { lines.append(kind == .progress ? "being cancelled" : "checking what was entered") }
        return lines
    }

    /// Names in a row; of very many, the first.
    static func list(_ names: [String]) -> String {
        let limit = 12
        let shown = names.prefix(limit).map { "“\($0)”" }.joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }
}
