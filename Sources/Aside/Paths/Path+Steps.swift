extension Recording {
    /// The path as the steps of a test.
    ///
    /// They can run as they are if `ui` is the test's presenter. If a value cannot be written as code, it appears as
    /// `…`, which does not compile; so does a text that was typed into a secure field. Put your own value there.
    public var steps: String {
        moves.flatMap(\.steps).joined(separator: "\n")
    }

    /// Returns the path as the body of a test.
    ///
    /// - Parameter flow: The code that runs the flow on `ui.stage`.
    /// - Returns: The code.
    public func test(of flow: String = "…") -> String {
        Self.test(of: flow, steps: moves.flatMap(\.steps))
    }

    /// Returns steps as the body of a test.
    package static func test(of flow: String, steps: [String]) -> String {
        let lines = steps.map { "    " + $0 }
        return (["let ui = TestPresenter()", "try await ui.run {", "    \(flow)", "} steps: {"] + lines + ["}"])
            .joined(separator: "\n")
    }
}

extension Recording.Move {
    /// The move as steps of a test, one line each.
    public var steps: [String] {
        switch action {
        case .press(let label, let group): ["\(surface).press(\(label.literal)\(Self.inside(group)))"]
        case .pick(let label, let option, let group):
            hasFields
                ? ["\(surface).pick(\(option.literal), from: \(label.literal)\(Self.inside(group)))"]
                : ["\(surface).pick(\(option.literal))"]
        case .pickMany(let options): ["\(surface).pick(\(options.map(\.literal).joined(separator: ", ")))"]
        case .fill(let texts): texts.map(fill)
        case .leave(let label, let group): ["\(surface).leave(\(label.literal)\(Self.inside(group)))"]
        case .submit(let texts):
            texts.count == 1 && texts[0].label.isEmpty
                ? ["\(surface).submit(\(texts[0].text?.literal ?? "…"))"] : texts.map(fill) + ["\(surface).submit()"]
        case .toggle(let label, let isOn, let group):
            ["\(surface).toggle(\(label.literal), to: \(isOn)\(Self.inside(group)))"]
        case .publish(let value): ["\(surface).publish(\(value == "()" ? "" : value ?? "…"))"]
        case .back: goingBack
        case .dismiss: ["\(surface).dismiss()"]
        case .wait(let duration): ["try await ui.advance(upTo: \(duration.literal))"]
        case .cancel: (place == .flow ? [] : [surface]) + ["try await ui.cancelFlow()"]
        }
    }

    /// Whether a selection is one of many controls, and is named by its label.
    private var hasFields: Bool {
        if case .modal(let kind, _) = place { kind == .form || kind == .prompt } else { isOnScreen }
    }

    private var isOnScreen: Bool {
        if case .screen = place { true } else { false }
    }

    private var goingBack: [String] {
        switch place {
        case .screen(let type): ["try await ui.goBack(from: \(type).self)"]
        // A question that is a step.
        case .modal: ["\(surface).dismiss()"]
        // No step that waits for a place comes before it.
        case .notice, .flow: ["try await ui.settle()", "try ui.goBack()"]
        }
    }

    private func fill(_ text: Recording.FieldText) -> String {
        let label = text.label.isEmpty && !isOnScreen ? "" : "\(text.label.literal), "
        return "\(surface).fill(\(label)\(text.text?.literal ?? "…")\(Self.inside(text.group)))"
    }

    /// The step that waits for the place of the move.
    private var surface: String {
        switch place {
        case .screen(let type): "try await ui.screen(\(type).self)"
        case .modal(let kind, let title): "try await ui.\(kind.rawValue)(\(title.isEmpty ? "" : title.literal))"
        case .notice(let text): "try await ui.notice(\(text.literal))"
        case .flow: "try await ui"
        }
    }

    private static func inside(_ group: String?) -> String { group.map { ", in: \($0.literal)" } ?? "" }
}
