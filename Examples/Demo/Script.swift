import Aside
import AsideRehearsal
import AsideTerminal
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A script of keys, one step a line.
struct Script {
    enum Step: Equatable {
        case press(Key)
        case type(String)
        case paste(String)
        /// Waits until a text is shown.
        case wait(String)
        /// Waits until a text is not shown any more.
        case waitForEnd(String)
        case resize(Size)
    }

    /// The reason why a script cannot be read.
    struct Wrong: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    let steps: [(line: String, step: Step)]
    /// The steps, with each letter typed by itself.
    var letters: [(line: String, step: Step)] {
        steps.flatMap { line, step in
            guard case .type(let text) = step else { return [(line, step)] }
            return text.map { (line, .type(String($0))) }
        }
    }
    /// What it shows: the first line, if that is a comment.
    let title: String

    /// Reads a script; empty lines and those that begin with `#` are ignored.
    init(_ text: String) throws(Wrong) {
        var steps: [(line: String, step: Step)] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let step = Step(line) else {
                throw Wrong(description: "line \(index + 1), “\(line)”, is neither a key nor anything else to do")
            }
            steps.append((String(line), step))
        }
        self.steps = steps
        title = text.hasPrefix("# ") ? String(text.dropFirst(2).prefix { !$0.isNewline }) : ""
    }

    init(path: String) throws(Wrong) {
        guard let file = fopen(path, "r") else { throw Wrong(description: "“\(path)” cannot be read") }
        defer { fclose(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { text += buffer[..<count] }
        try self.init(String(decoding: text, as: UTF8.self))
    }
}

extension Script.Step {
    fileprivate init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts[0], parts.count > 1 ? String(parts[1]) : nil) {
        case ("type", let text?): self = .type(text)
        case ("paste", let text?): self = .paste(text)
        case ("wait", let text?): self = .wait(text)
        case ("gone", let text?): self = .waitForEnd(text)
        case ("size", let text?):
            guard let size = Size(written: text) else { return nil }
            self = .resize(size)
        // As text, a blank at the end of a line could not be seen.
        case ("space", nil): self = .type(" ")
        case (let name, nil):
            guard let key = Key(named: String(name)) else { return nil }
            self = .press(key)
        default: return nil
        }
    }
}
