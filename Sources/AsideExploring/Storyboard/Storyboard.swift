import Aside
import AsideText

extension Exploration {
    /// The flow as one page of HTML: the picture of each state, its moves as arrows, the shortest way to it, and what was left
    /// out.
    ///
    /// The page needs no network. States at the same line of the flow are one chapter. Set
    /// ``ExplorationOptions/drawsStates``, or the states have no pictures.
    public var storyboard: String {
        var storyboard = Storyboard(self)
        return storyboard.page()
    }
}

/// A page with every state of a flow.
@MainActor
struct Storyboard {
    private let exploration: Exploration
    /// The states of each line of the flow, in the order in which a user comes to them.
    private var chapters: [[Int]] = []
    /// The numbers of the states on the page.
    private var numbers: [Int: Int] = [:]
    private var drawing = FrameDrawing()
    /// The different rows of all pictures, each with its number.
    private var rows: [String: Int] = [:]

    private var graph: StateGraph { exploration.graph }

    init(_ exploration: Exploration) {
        self.exploration = exploration
        let order = graph.states.indices.sorted { (graph.states[$0].depth, $0) < (graph.states[$1].depth, $1) }
        let lines = Dictionary(grouping: order.filter { graph.states[$0].end == nil }) { graph.states[$0].source }
        chapters = order.map { graph.states[$0].source }.unique(by: \.self).compactMap { lines[$0] }
        let ends = order.filter { graph.states[$0].end != nil && graph.states[$0].end != .cancelled }
        if !ends.isEmpty { chapters.append(ends) }
        for state in chapters.joined() { numbers[state] = numbers.count + 1 }
    }

    mutating func page() -> String {
        let sections = chapters.indices.map { section($0) }
        let contents = chapters.enumerated().map { number, states in
            "<li><a href=\"#c\(number + 1)\">\(title(of: states))</a> \(states.count)</li>"
        }
        let drawn = rows.sorted { $0.value < $1.value }.map { "<g id=\"r\($0.value)\">\($0.key)</g>" }
        let summary = "\(exploration)".split(separator: "\n")
        let left = summary.dropFirst().map { "<li>\($0.description.escapedForXML)</li>" }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <title>Storyboard</title>
            <style>
            \(drawing.style)\(Self.style)</style>
            <header>
            <h1>Storyboard</h1>
            <p>\(summary.first.map { $0.description.escapedForXML } ?? "")</p>
            <search><input id="search" type="search" placeholder="Search" aria-label="Search the states">
            <output id="count" for="search"></output>
            <label>Zoom <input id="zoom" type="range" min="160" max="720" value="340"></label></search>
            </header>
            <nav aria-label="Chapters"><ol>\(contents.joined())<li><a href="#left">What was left out</a></li></ol></nav>
            <main>
            \(sections.joined(separator: "\n"))
            <section id="left" aria-labelledby="left-title"><h2 id="left-title">What was left out</h2>
            <ul>\(left.isEmpty ? "<li>Nothing that the exploration knows of.</li>" : left.joined())</ul></section>
            </main>
            <section id="way" aria-labelledby="way-title" hidden><h2 id="way-title"></h2><button>Close</button><ol></ol></section>
            <svg class="aside" width="0" height="0" aria-hidden="true"><defs>
            \(drawn.joined(separator: "\n"))
            </defs></svg>
            <script>
            \(Self.script)</script>
            </html>

            """
    }

    private func title(of states: [Int]) -> String {
        if graph.states[states[0]].end != nil { return "The ends" }
        let names = states.map { graph.states[$0].name }.unique(by: \.self)
        let title = names.count > 1 ? "\(names[0]) and \(names.count - 1) more" : names[0]
        return title.escapedForXML
    }

    private mutating func section(_ number: Int) -> String {
        let states = chapters[number]
        let line = graph.states[states[0]].source.map { "<code>\("\($0)".escapedForXML)</code> " } ?? ""
        let cards = states.map { card($0) }
        // A long flow opens at its first chapter alone.
        let isOpen = number == 0 || numbers.count <= 60
        return """
            <details id="c\(number + 1)"\(isOpen ? " open" : "")><summary><h2>\(title(of: states))</h2> \
            \(line)\(states.count.counted("state"))</summary>
            <div class="cards">
            \(cards.joined(separator: "\n"))
            </div></details>
            """
    }

    private mutating func card(_ place: Int) -> String {
        let state = graph.states[place]
        let number = numbers[place] ?? 0
        let way = way(to: place).map { step in
            let words = graph.states[step.state].words(of: step.move).escapedForXML
            return "<li><a href=\"#s\(numbers[step.state] ?? 0)\">\(words)</a></li>"
        }
        let name = "<h3 id=\"h\(number)\"><a href=\"#s\(number)\">\(number)</a>: \(state.name.escapedForXML)</h3>"
        let moves = state.moves.indices.filter { !state.moves[$0].isCancelling }.map { move in
            let isPress = state.moves[move].kind == .press
            let label = (isPress ? state.moves[move].label : state.words(of: move)).escapedForXML
            guard let result = state.moves[move].result else { return "<li>\(label): never tried</li>" }
            return "<li><a href=\"#s\(numbers[result] ?? 0)\">\(label) <span>→ \(numbers[result] ?? 0)</span></a></li>"
        }
        let missing =
            state.found.disabled.map { "<li>\($0.escapedForXML): cannot be pressed</li>" }
            + state.found.leftOut.map { "<li>\($0.words.escapedForXML): left out</li>" }
        return """
            <article id="s\(number)" aria-labelledby="h\(number)">\(name)\(picture(of: state))
            <details><summary>\(way.isEmpty ? "Here it begins" : "The way: \(way.count.counted("move"))")</summary>\
            <ol>\(way.joined())</ol></details>
            <ul>\((moves + missing).joined())</ul></article>
            """
    }

    private mutating func picture(of state: StateGraph.State) -> String {
        guard let snapshot = state.snapshot else { return "" }
        let size = Size(columns: 48, rows: snapshot.naturalRows(columns: 48, theme: .light))
        let (paper, elements) = drawing.draw(
            Frame(snapshot, size: size, theme: .light), dark: Frame(snapshot, size: size, theme: .dark))
        let uses = elements.enumerated().filter { !$0.element.isEmpty }.map { row, elements in
            let number = rows[elements] ?? rows.count
            rows[elements] = number
            return "<use href=\"#r\(number)\" x=\"14\" y=\"\(14 + 18 * row)\"/>"
        }
        return FrameDrawing.opening(of: size)
            + " role=\"group\" aria-label=\"What the user sees\">\(paper)\(uses.joined())</svg>"
    }

    /// The shortest way on which a state was found; to an end, which is the same on all ways, the shortest of all.
    private func way(to place: Int) -> [StateGraph.Step] {
        (graph.states[place].end == nil ? graph.path(to: place) : graph.shortestPath(to: place)) ?? []
    }
}
