import RandomOperations
import Testing

@testable import AsideText

/// A total of 40,000 random pairs of frames, in parts that run at the same time.
@Suite struct FrameRandomTests {
    static let parts = 20
    static let pairs = Wanted.operations(12_000) / parts

    @Test(
        "Sending the difference and sending everything lead to the same screen, which is the frame",
        arguments: 0..<parts
    )
    func incrementalIsFull(_ part: Int) throws {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        var size = Size(columns: 0, rows: 0)
        var terminal = NaiveTerminal(size: size)
        var old = Frame(size: size)
        // Half of the parts leave the last style selected, as on a whole screen.
        var pen: Style? = part.isMultiple(of: 2) ? nil : .normal
        for number in 0..<FrameRandomTests.pairs {
            if number.isMultiple(of: 50) {
                size = Size(
                    columns: Int.random(in: 1...12, using: &random), rows: Int.random(in: 1...3, using: &random))
                terminal = NaiveTerminal(size: size)
                old = FrameRandomTests.frame(size, using: &random)
                if pen != nil { pen = .normal }
                terminal.read(old.changes(from: nil))
                try #require(terminal.shows(old), "seed \(seed), pair \(number)")
            }
            let new =
                Int.random(in: 0..<4, using: &random) == 0
                ? FrameRandomTests.frame(size, using: &random) : FrameRandomTests.changed(old, using: &random)
            let canErase = Bool.random(using: &random)
            let (changes, last) = new.changes(from: old, pen: pen, canErase: canErase)
            terminal.read(changes, keepsPen: pen != nil)
            if pen != nil { pen = last }
            var other = NaiveTerminal(size: size)
            other.read(new.changes(from: nil, pen: nil, canErase: canErase).output)
            guard terminal.shows(new), other.shows(new), changes.isEmpty == (new == old) else {
                throw Difference(
                    description: """
                        seed \(seed), pair \(number): \(terminal.complaints)
                        from:
                        \(old.ansi.debugDescription)
                        to:
                        \(new.ansi.debugDescription)
                        by \(changes.debugDescription)
                        """)
            }
            old = new
        }
    }

    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    private static func frame(_ size: Size, using random: inout Seeded) -> Frame {
        var frame = Frame(size: size)
        // It is in every frame, so that two frames that look the same are equal.
        for address in addresses { _ = frame.links.number(of: address) }
        for row in 0..<size.rows where Bool.random(using: &random) {
            var column = Int.random(in: 0..<4, using: &random)
            while column < size.columns, Int.random(in: 0..<8, using: &random) != 0 {
                column += write(into: &frame, row, column, using: &random)
            }
            if Int.random(in: 0..<4, using: &random) == 0 { frame.fill(row, 0..<size.columns, with: "─", .normal) }
        }
        if Int.random(in: 0..<3, using: &random) == 0 { frame.cursor = position(in: size, using: &random) }
        return frame
    }

    /// Makes a frame that differs in a few cells, or in none.
    private static func changed(_ frame: Frame, using random: inout Seeded) -> Frame {
        var frame = frame
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
            let position = position(in: frame.size, using: &random)
            _ = write(into: &frame, position.row, position.column, using: &random)
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
            frame.cursor = frame.cursor == nil ? position(in: frame.size, using: &random) : nil
        }
        if Int.random(in: 0..<30, using: &random) == 0 { frame.dim() }
        return frame
    }

    private static func write(
        into frame: inout Frame, _ row: Int, _ column: Int, using random: inout Seeded
    ) -> Int {
        let (character, width) = characters[Int.random(in: 0..<characters.count, using: &random)]
        var style = styles[Int.random(in: 0..<styles.count, using: &random)]
        let links = addresses.map { frame.links.number(of: $0) }
        if Int.random(in: 0..<4, using: &random) == 0 { style.link = links.randomElement(using: &random) ?? 0 }
        return max(1, frame.put(character, width: width, at: row, column, style, edge: frame.size.columns))
    }

    private static func position(in size: Size, using random: inout Seeded) -> Position {
        Position(
            row: Int.random(in: 0..<size.rows, using: &random), column: Int.random(in: 0..<size.columns, using: &random)
        )
    }

    private static let characters: [(Character, Int)] =
        ["a", "b", "c", " ", " ", " ", " ", "é", "漢", "👩‍👩‍👧‍👦", "🇩🇪", "─", "e\u{301}"].map { ($0, $0.columns) }
    private static let addresses = ["https://a.b", "mailto:c@d.e"]
    private static let styles: [Style] = [
        .normal, .normal, .normal, .normal, .normal, Style(nil, .bold), Style(nil, .dim),
        Style(nil, [.bold, .underline]), Style(nil, .reverse),
        Style(.basic(1)), Style(.basic(9), on: .basic(12)), Style(on: .palette(200)), Style(.rgb(1, 2, 3), [.italic]),
    ]
}
