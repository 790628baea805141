import Aside
import AsideText
import Testing

@testable import AsideTerminal

/// What keys do on each kind of surface, and where the user is then.
struct HandlingTests {
    @Test("Keys in an alert", arguments: HandlingCase.alert)
    func alert(_ test: HandlingCase) async throws { try await check(test) }

    @Test("Letters filter a list, and Enter picks from it", arguments: HandlingCase.list)
    func list(_ test: HandlingCase) async throws { try await check(test) }

    @Test("Space takes rows of a list of many, and Enter submits it", arguments: HandlingCase.listOfMany)
    func listOfMany(_ test: HandlingCase) async throws { try await check(test) }

    @Test("What is typed goes into the field of a prompt, and Enter submits it", arguments: HandlingCase.prompt)
    func prompt(_ test: HandlingCase) async throws { try await check(test) }

    @Test(
        "Work that goes on has no default: only Esc or the way to its button gives it up",
        arguments: HandlingCase.progress)
    func progress(_ test: HandlingCase) async throws { try await check(test) }

    @Test("Keys on a screen, and the same in a sheet", arguments: [Scene.screen, .second, .sheet, .sheetOfFlow])
    func screen(_ scene: Scene) async throws {
        for (keys, result) in HandlingCase.onScreens { try await check(HandlingCase(scene, keys, result)) }
    }

    @Test("Where nothing is the default, Enter leads on from a field", arguments: HandlingCase.blank)
    func blank(_ test: HandlingCase) async throws { try await check(test) }

    @Test("What is not about a surface means the same on each", arguments: Scene.allCases)
    func always(_ scene: Scene) async throws {
        try await check(HandlingCase(scene, "ctrl-c", "interrupt"))
        try await check(HandlingCase(scene, "ctrl-z", "suspend"))
        try await check(HandlingCase(scene, "ctrl-l", "repaint"))
    }

    @Test("An answer of the terminal is nothing that the user did", arguments: Scene.allCases)
    func reply(_ scene: Scene) async throws {
        try await with(scene) { stage in
            var handling = Handling()
            #expect(handling.take(.reply(.attributes), on: Tableau(stage)) == nil)
            #expect(handling.attention == Attention())
        }
    }

    @Test("Text that nothing can be done in is scrolled", arguments: HandlingCase.scrolling)
    func scrolling(_ scene: Scene, _ keys: Keys, _ scroll: Int) async throws {
        try await with(scene) { stage in
            var handling = Handling()
            for event in keys.events { #expect(handling.take(event, on: Tableau(stage)) == nil) }
            #expect(handling.attention.scroll == scroll)
        }
    }

    @Test("After scrolling, Tab brings what has the focus back into view")
    func backIntoView() async throws {
        try await with(.note) { stage in
            var handling = Handling()
            for event in Keys("down").events { _ = handling.take(event, on: Tableau(stage)) }
            #expect(!handling.attention.followsTarget)
            for event in Keys("tab").events { _ = handling.take(event, on: Tableau(stage)) }
            #expect(handling.attention.followsTarget)
            #expect(handling.attention.target != nil)
        }
    }

    @Test("A field that was changed by somebody else is edited as it is now")
    func changedMeanwhile() async throws {
        try await with(.form) { stage in
            var handling = Handling()
            let modal = try #require(stage.modals.last)
            for event in Keys("left left").events { _ = handling.take(event, on: Tableau(stage)) }
            modal.fill(0, with: "Zoë")
            let tableau = Tableau(stage)
            #expect(handling.take(.text("!"), on: tableau).map(tableau.name) == "fill Name with Zoë!")
        }
    }

    @Test("What was cut comes back, in the field that it was cut from")
    func cutAndPaste() async throws {
        try await with(.form) { stage in
            let view = Driver(stage)
            for event in Keys("ctrl-w ctrl-y ctrl-y").events { view.take(event) }
            #expect(stage.modals.last?.content.fields.first?.text == "AnnAnn")
        }
    }

    private func check(_ test: HandlingCase) async throws {
        try await with(test.scene) { stage in
            let tableau = Tableau(stage)
            var handling = Handling()
            var deed: Deed?
            for event in test.keys.events {
                // Filters get their letters one by one.
                if case .text(let text) = event, !tableau.isTyping(handling.attention) {
                    for letter in text { deed = handling.take(.text(String(letter)), on: tableau) }
                } else {
                    deed = handling.take(event, on: tableau)
                }
            }
            let result = deed.map(tableau.name) ?? tableau.place(handling.attention)
            #expect(result == test.result, "\(test.scene): \(test.keys)")
        }
    }
}

/// Takes events and does what they mean.
@MainActor
private final class Driver {
    private let stage: Stage
    private var handling = Handling()

    init(_ stage: Stage) {
        self.stage = stage
    }

    func take(_ event: InputEvent) {
        handling.take(event, on: Tableau(stage))?.carryOut(on: stage)
    }
}

extension Tableau {
    /// A deed, in words.
    fileprivate func name(_ deed: Deed) -> String {
        switch deed {
        case .press(let target): "press \(name(target))"
        case .fill(let target, let text): "fill \(name(target)) with \(text)"
        case .cycle(let item, let places): "cycle \(name(.item(item))) by \(places)"
        default: "\(deed)"
        }
    }

    /// Where the user is, in words.
    fileprivate func place(_ attention: Attention) -> String {
        let target = target(of: attention)
        return "at \(target.map(name) ?? "nothing")"
            + (attention.filter.isEmpty ? "" : ", filtered for \(attention.filter)")
            + (attention.caret.map { ", caret \($0)" } ?? "")
    }

    private func name(_ target: Target) -> String {
        switch target {
        case .item(let id): front.outline?[id]?.label ?? "?"
        case .field(let id): front.question?.fields[id].label.nonEmpty ?? "field"
        case .option(let id): front.question?.options[id].label ?? "?"
        case .choice(let id): front.question?.choices[id].label ?? "?"
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
