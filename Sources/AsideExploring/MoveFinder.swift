import Aside
import AsideTesting

/// The moves that a user can make in a state, and what else the search for them has found.
struct FoundMoves {
    var moves: [ExploredMove] = []
    /// The names of controls that are shown but cannot be pressed.
    var disabled: [String] = []
    /// What would lead on from the state, and `walk.only` leaves out.
    var leftOut: [Recording.Turn] = []
    /// Whether `walk.only` leaves out any move.
    var isFiltered = false
    /// Whether more switches and selections could be changed at once.
    var hasMoreCombinations = false
    /// The texts that moves type into secure fields.
    var secrets: [String] = []
    /// Whether the moves are those of a question, its message, and whether one of its fields shows an error.
    var question: (isAsked: Bool, message: String?, hasError: Bool) = (false, nil, false)
    /// What the fields of a screen hold, and whether they refuse it.
    var texts: [(field: String, text: String, isRefused: Bool)] = []
}

/// A search for every move that a user can make in a state.
///
/// It needs no configuration.
@MainActor
struct MoveFinder {
    private let walk: Walk
    /// How many combinations the switches and the selections have.
    private var combinations = 1

    private(set) var found = FoundMoves()

    /// Up to this many combinations of switches and selections are all explored; of more, only those with two changes.
    static let mostCombinations = 64

    /// Finds the moves at what is in view.
    ///
    /// - Parameters:
    ///   - walk: The walk.
    ///   - hasEdited: Whether the last two moves have changed something at the place, and done nothing else.
    init(_ walk: Walk, hasEdited: Bool = false) {
        self.walk = walk
        let top = walk.stage.modals.last { !$0.isLeaving }
        if let top, top.content.kind != .sheet {
            add(of: top.content, top.source)
        } else {
            if let stage = top == nil ? walk.stage : top?.stage { add(of: stage) }
            if let top { addDismissal(of: top.content, top.source) }
        }
        if combinations > Self.mostCombinations, hasEdited {
            found.moves.removeAll(where: \.isEditing)
            found.hasMoreCombinations = true
        }
        if let notice = walk.stage.notice?.content, let action = notice.action {
            add([.press(action)], .notice(notice.text), walk.stage.notice?.source)
        }
        if let next = walk.clock.remaining.first { add([.wait(next.rest)], .flow, nil) }
    }

    private mutating func add(
        _ named: [Move], _ place: Recording.Place, _ source: SourceLine?, by steps: [FrontStep] = [],
        leaving: Front.Leaving? = nil, publication: Int? = nil
    ) {
        let turn = Recording.Turn(named, place, source: source)
        let explored = ExploredMove(turn: turn, steps: steps, leaving: leaving, publication: publication)
        if walk.filters.allSatisfy({ $0(turn.moves) }) {
            found.moves.append(explored)
        } else {
            found.isFiltered = true
            if explored.leadsOn { found.leftOut.append(turn) }
        }
    }

    // MARK: Questions

    /// Adds the moves of a modal, or of a question that is a step.
    mutating func add(of content: ModalContent, _ source: SourceLine?, asStep: Bool = false) {
        let place = Recording.Place(content)
        found.question = (true, content.message, !content.refusals.isEmpty)
        switch content.kind {
        case .prompt where !content.isBusy, .form where !content.isBusy:
            let title = content.isBodyNamedByTitle ? content.title : nil
            addEntries(content.fields, title: title, in: content.outline, place, source, submits: true)
            for item in content.fields { addChanging(item, in: content.outline, place, source) }
        case .choose where content.count != nil:
            for places in selections(content.options, content.count ?? 0...0) {
                add([.pick(places.map { content.options[$0].label }), .submit], place, source)
            }
        case .choose:
            found.disabled += content.options.filter { $0.unavailable != nil }.map(\.label)
            for option in content.options where option.unavailable == nil {
                add([.pick([option.label])], place, source)
            }
        case .alert, .prompt, .form, .progress, .sheet: break
        }
        let buttons = content.outline.items.dropFirst(content.body.count).map(\.id)
        for (index, choice) in content.choices.enumerated() {
            let isCancel = choice.role == .cancel
            guard content.kind == .alert || isCancel else { continue }
            if content.isEnabled(choice) {
                // A single OK leads on, and each choice of a step is an answer; the Cancel of a list leaves it.
                let isLeaving = isCancel && !asStep && (content.kind != .alert || content.choices.count > 1)
                add(
                    [.press(choice.label)], place, source, by: [.press(buttons[index])],
                    // The Cancel of an alert is an answer.
                    leaving: isLeaving ? content.kind == .alert ? .back : .dismiss : nil)
            } else {
                found.disabled.append(choice.label)
            }
        }
        // A step is left by Back.
        if content.cancelChoice == nil, !asStep { addDismissal(of: content, source) }
    }

    private mutating func addDismissal(of content: ModalContent, _ source: SourceLine?) {
        guard content.isDismissible, !content.isBusy else { return }
        add([.back], Recording.Place(content), source, by: [.back], leaving: .dismiss)
    }

    /// Returns the selections that a list of many allows, the initial one first.
    ///
    /// Of too many, they are those with one or two changes, each pair of rows, the smallest and the largest.
    private mutating func selections(_ options: [ListOption], _ count: ClosedRange<Int>) -> [[Int]] {
        let first = Set(options.indices.filter { options[$0].isSelected })
        let free = options.indices.filter { options[$0].unavailable == nil }
        // The user cannot deselect a selected row that is unavailable, so that row is part of every answer.
        let fixed = first.subtracting(free)
        func filled(_ rows: Set<Int>, to count: Int) -> Set<Int> {
            rows.union(free.filter { !rows.contains($0) }.prefix(max(0, count - rows.count)))
        }
        let most = Self.mostCombinations
        var all = [fixed]
        for row in free where all.count <= most * most {
            all += all.filter { $0.count < count.upperBound }.map { $0.union([row]) }
        }
        if all.count > most * most || all.count(where: { count.contains($0.count) }) > most {
            found.hasMoreCombinations = true
            // The pairs of a very long list take too long.
            let others = free.count > most ? [] : free
            let changes = free.flatMap { row in [[row]] + others.map { [row, $0] } }
            all = [first, fixed].flatMap { rows in
                changes.map { filled(rows.symmetricDifference($0), to: count.lowerBound) }
            }
            all += [filled(fixed, to: count.lowerBound), filled(fixed, to: count.upperBound)]
        }
        return ([first] + all).filter { count.contains($0.count) }.unique(by: \.self).map { $0.sorted() }
    }

    // MARK: Fields

    /// Adds the moves that fill in fields, with what the fields may hold, and submit them if the user does.
    ///
    /// The title of a prompt names its only field.
    private mutating func addEntries(
        _ fields: [Outline.Item], title: String? = nil, in outline: Outline, _ place: Recording.Place,
        _ source: SourceLine?, submits: Bool
    ) {
        let examples = FieldExamples(for: fields, title: title, given: walk.texts)
        for form in examples.forms {
            // A text that was refused is submitted again.
            let new = form.filter {
                let field = fields[$0.index]
                return $0.text != field.text || submits && field.error != nil
            }
            if new.isEmpty, !submits { continue }
            let texts = (submits ? form : new).map { index, text in
                let (field, group) = (fields[index], outline.group(telling: fields[index]))
                let name = title == nil ? field.name : nil
                return Move.fill(name, field.isSecure ? nil : text, in: group)
            }
            found.secrets += new.filter { fields[$0.index].isSecure }.map(\.text)
            let steps = new.map { FrontStep.fill(fields[$0.index].id, $0.text) }
            add(texts + (submits ? [.submit] : []), place, source, by: steps + (submits ? [.submit] : []))
        }
    }

    /// Adds the moves that change a switch or a selection.
    private mutating func addChanging(
        _ item: Outline.Item, in outline: Outline, _ place: Recording.Place, _ source: SourceLine?
    ) {
        guard item.isEnabled else { return }
        let before = found.moves.count
        defer { combinations *= found.moves.count - before + 1 }
        switch item.kind {
        case .switch(let isOn):
            add(
                [.toggle(item.name, to: !isOn, in: outline.group(telling: item))], place, source,
                by: [.toggle(item.id, to: !isOn)])
        case .selection(_, let selected):
            let group = outline.group(telling: item)
            for (index, option) in item.options.enumerated() where index != selected && option.unavailable == nil {
                add(
                    [.pick([option.label], from: item.name, in: group)], place, source,
                    by: [.pick([index], from: item.id)])
            }
        default: break
        }
    }

    // MARK: Screens

    private mutating func add(of stage: Stage) {
        guard let entry = stage.entries.last else { return }
        let place = Recording.Place(entry.screen)
        let step = entry.screen as? any ShownQuestion
        if let given = walk.publications[ObjectIdentifier(type(of: entry.screen))] {
            if stage.acceptsInput {
                for (index, value) in given.enumerated() {
                    add([.publish(value.text)], place, entry.source, publication: index)
                }
            }
        } else if let step {
            add(of: step.question, entry.source, asStep: true)
        } else {
            add(of: entry.screen, place, entry.source)
        }
        // While the flow handles the screen's value, a test that waits for the screen would wait until that has ended.
        let leaving = stage.acceptsInput ? place : .flow
        // Without a screen below it, Back ends a step.
        let canLeave = stage.stack.count > 1 || step != nil && stage === walk.stage
        if canLeave, !stage.isAskedToGoBack { add([.back], leaving, entry.source, by: [.back], leaving: .back) }
    }

    private mutating func add(of screen: any Screen, _ place: Recording.Place, _ source: SourceLine) {
        let outline = screen.outline
        let controls = outline.controls
        let fields = controls.filter { $0.text != nil && $0.isEnabled }
        addEntries(fields, in: outline, place, source, submits: false)
        found.texts = fields.map { ($0.name, $0.text ?? "", $0.error != nil) }
        if let field = screen.fieldToLeave, field.text != nil {
            add([.leave(field.name, in: outline.group(telling: field))], place, source, by: [.leave(field.id)])
        }
        for item in controls {
            addChanging(item, in: outline, place, source)
            guard case .action = item.kind else { continue }
            if !item.isEnabled {
                found.disabled.append(item.name)
            } else if !item.isBusy {
                add([.press(item.name, in: outline.group(telling: item))], place, source, by: [.press(item.id)])
            }
        }
    }
}
