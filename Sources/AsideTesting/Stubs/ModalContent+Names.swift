import Aside

extension ModalContent.Kind {
    var noun: String {
        switch self {
        case .alert: "alert"
        case .choose: "list"
        case .prompt: "prompt"
        case .form: "form"
        case .progress: "progress"
        case .sheet: "sheet"
        }
    }

    /// The step of a test that waits for this kind.
    var step: String { self == .choose ? "choose" : noun }
}

extension ModalContent {
    /// The name in messages, such as `alert “Card declined”`.
    var name: String { description }

    /// A call that answers it in a test, as an example.
    var exampleOfAnswer: String {
        switch kind {
        case .alert: "press(\"\(choices.first?.label ?? "OK")\")"
        case .choose: "pick(\"\(options.first?.label ?? "…")\")"
        case .prompt, .form: "submit()"
        case .sheet, .progress: "dismiss()"
        }
    }

    /// Returns the parts below the title, one line each.
    func details(isAskedToClose: Bool) -> [String] {
        var lines: [String] = []
        if let message { lines.append("message: \(message)") }
        for field in fieldTexts(empty: "empty") {
            let name = field.label.isEmpty ? "field" : "field “\(field.label)”"
            lines.append("\(name): \(field.text)" + (field.refusal.map { ", refused: \($0)" } ?? ""))
        }
        if let refusal { lines.append("refused: \(refusal)") }
        if !optionLabels.isEmpty { lines.append("options: \(Self.list(optionLabels))") }
        if kind != .sheet, !choiceLabels.isEmpty { lines.append("choices: \(Self.list(choiceLabels))") }
        if !progressParts.isEmpty { lines.append("progress: \(progressParts.joined(separator: ", "))") }
        if isAskedToClose {
            lines.append("its close guard has not decided yet")
        } else if isBusy {
            lines.append(kind == .progress ? "being cancelled" : "checking what was entered")
        }
        return lines
    }

    /// Returns the names, separated by commas; if there are many, only the first ones.
    static func list(_ names: [String]) -> String { bounded(names.map { "“\($0)”" }) }

    /// Returns parts of a message, separated by commas; if there are many, only the first ones.
    static func bounded(_ parts: [String]) -> String {
        let limit = 12
        let shown = parts.prefix(limit).joined(separator: ", ")
        return parts.count > limit ? "\(shown) and \(parts.count - limit) more" : shown
    }
}

extension Ending {
    /// Why a modal ended, in words.
    var reason: String {
        switch self {
        case .answered: "it was answered"
        case .dismissed: "it was dismissed"
        case .cancelled: "its task was cancelled"
        case .ownerGone: "who asked has gone"
        case .replaced: "another question took its place"
        case .rejected: "another question was shown, and it is `.rejecting()`"
        case .unanswered: "nobody was there to answer"
        case .expired: "its time was up"
        }
    }
}
