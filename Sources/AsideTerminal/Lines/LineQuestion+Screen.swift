import Aside

extension LineQuestion {
    /// Whether a screen asks the question, and not a modal.
    var isScreen: Bool { stage != nil }

    /// Makes the question of the topmost screen of a stage.
    ///
    /// If the stage is in a sheet, one choice closes the sheet.
    convenience init?(
        screenOn stage: Stage, inside sheet: Modal? = nil, given: GivenAnswers? = nil, _ strings: LineStrings,
        isTyped: Bool
    ) {
        guard let entry = stage.entries.last else { return nil }
        if let step = entry.screen as? any ShownQuestion {
            // Once it is answered, the question is not said again while the flow goes on.
            guard stage.acceptsInput else { return nil }
            self.init(asking: step, given: given, strings, isTyped: isTyped)
            if stage.stack.count > 1 { offerBack(on: stage) } else { saysHowToCancel = true }
            return
        }
        self.init(.surface(.screen(entry.id)), of: entry.screen, on: stage, strings)
        let outline = entry.screen.outline
        title = entry.screen.title
        let hasHeading = outline.items.contains { $0.kind == .heading }
        if let first = outline.items.first, first.kind == .heading { heading = first.label }
        if let sheet, stage.stack.count == 1, !hasHeading { text.lines.append(sheet.content.title) }
        for item in outline.items { add(item) }
        if stage.stack.count > 1 {
            addBack(on: stage)
        } else if let sheet, sheet.content.isDismissible {
            add(strings.close, number: 0) {
                sheet.dismiss()
                return .done
            }
        }
    }

    private func addBack(on stage: Stage) {
        add(strings.back, number: 0) {
            stage.goBack()
            return .done
        }
    }

    /// Lets the user go back from a question: by a number where numbers answer, and by a word where a text does.
    private func offerBack(on stage: Stage) {
        goBack = {
            stage.goBack()
            return .done
        }
        if case .number = reply, longList == nil { return addBack(on: stage) }
        saysHowToCancel = false
        sayHowToGoBack()
    }

    func sayHowToGoBack() {
        text.hints.append(strings.toGoBack.with("back", strings.goBack))
    }
}
