extension Recording {
    /// The recording as the steps of a test.
    ///
    /// What cannot be written as code, and what was typed into a secure field, appears as `…`.
    package var steps: String { turns.flatMap(\.steps).joined(separator: "\n") }

    /// Returns the recording as the body of a test.
    ///
    /// - Parameter flow: The code that runs the flow on `ui.stage`.
    /// - Returns: The code.
    package func test(of flow: String = "…") -> String {
        Self.test(of: flow, steps: turns.flatMap(\.steps))
    }

    /// Returns steps as the body of a test.
    package static func test(of flow: String, steps: [String]) -> String {
        let lines = steps.map { "    " + $0 }
        return (["let ui = TestPresenter()", "try await ui.run {", "    \(flow)", "} steps: {"] + lines + ["}"])
            .joined(separator: "\n")
    }
}

extension Recording.Turn {
    /// The turn as steps of a test, one line each.
    package var steps: [String] {
        if moves == [.submit], isInModal { return ["\(surface).submit()"] }
        if let pick = moves.first, pick.kind == .pick, moves.dropFirst() == [.submit] {
            return ["\(surface).pick(\((pick.options ?? []).map(\.literal).joined(separator: ", ")))"]
        }
        if moves.count == 2, let fill = moves.first, fill.kind == .fill, (fill.label ?? "").isEmpty, moves[1] == .submit
        {
            return ["\(surface).submit(\(fill.text?.string.literal ?? "…"))"]
        }
        return moves.flatMap(steps)
    }

    private func steps(of move: Move) -> [String] {
        let label = move.label ?? ""
        let group = move.group.map { ", in: \($0.literal)" } ?? ""
        switch move.kind {
        case .press: return ["\(surface).press(\(label.literal)\(group))"]
        case .pick:
            let options = (move.options ?? []).map(\.literal).joined(separator: ", ")
            return [
                label.isEmpty
                    ? "\(surface).pick(\(options))" : "\(surface).pick(\(options), from: \(label.literal)\(group))"
            ]
        case .fill:
            let field = label.isEmpty && isInModal ? "" : "\(label.literal), "
            return ["\(surface).fill(\(field)\(move.text?.string.literal ?? "…")\(group))"]
        case .leave: return ["\(surface).leave(\(label.literal)\(group))"]
        case .submit: return ["\(surface).submit()"]
        case .toggle: return ["\(surface).toggle(\(label.literal), to: \(move.isOn ?? true)\(group))"]
        case .publish: return ["\(surface).publish(\(move.value == "()" ? "" : move.value ?? "…"))"]
        case .back: return goingBack
        case .wait: return ["try await ui.advance(upTo: \(Duration.seconds(move.seconds ?? 0).literal))"]
        case .cancel: return (place == .flow ? [] : [surface]) + ["try await ui.cancelFlow()"]
        }
    }

    private var isInModal: Bool { if case .modal = place { true } else { false } }

    private var goingBack: [String] {
        switch place {
        case .screen(let type): ["try await ui.goBack(from: \(type).self)"]
        case .modal: ["\(surface).dismiss()"]
        // No step that waits for a place comes before it.
        case .notice, .flow: ["try await ui.settle()", "try ui.goBack()"]
        }
    }

    /// The step that waits for the place of the turn.
    private var surface: String {
        switch place {
        case .screen(let type): "try await ui.screen(\(type).self)"
        case .modal(let kind, let title): "try await ui.\(kind.rawValue)(\(title.isEmpty ? "" : title.literal))"
        case .notice(let text): "try await ui.notice(\(text.literal))"
        case .flow: "try await ui"
        }
    }
}
