import Foundation
import Testing

/// The code of a condition that a test gives to an exploration, as it is written in the file of the test.
struct ConditionCode: CustomStringConvertible {
    private let location: SourceLocation
    private let code: String?

    /// Reads the code of the closure in the call at a location.
    init(at location: SourceLocation) {
        self.location = location
        code = Self.text(from: location).flatMap(Self.closure)
    }

    /// Whether the call at a location is part of an expectation, whose place its parts have.
    static func isExpectation(at location: SourceLocation) -> Bool {
        let text = text(from: location) ?? ""
        return text.hasPrefix("#expect") || text.hasPrefix("#require")
    }

    /// Returns the text that begins at a location, up to 40 lines of it; `nil` if it cannot be read.
    private static func text(from location: SourceLocation) -> String? {
        guard let file = FileManager.default.contents(atPath: location.filePath) else { return nil }
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return nil }
        let text = lines[(location.line - 1)...].prefix(40).joined(separator: "\n")
        return String(decoding: text.utf8.dropFirst(location.column - 1), as: UTF8.self)
    }

    /// The code; if it cannot be read, a blank with the place of the code.
    var description: String {
        guard let code else { return "…  /* at \(location.fileID):\(location.line) */" }
        return code.replacing("walk.stage", with: "ui.stage").replacing("walk.clock", with: "ui.clock")
    }

    /// Returns the code between the first braces outside of parentheses and texts.
    static func closure(in text: String) -> String? {
        var (depth, parentheses) = (0, 0)
        var isInText = false
        var isEscaped = false
        var code = ""
        for letter in text {
            if depth > 0 { code.append(letter) }
            if isEscaped {
                isEscaped = false
            } else if isInText {
                isEscaped = letter == "\\"
                if letter == "\"" { isInText = false }
            } else {
                switch letter {
                case "\"": isInText = true
                case "(" where depth == 0: parentheses += 1
                case ")" where depth == 0: parentheses -= 1
                case "{" where parentheses == 0: depth += 1
                case "}" where depth > 0: depth -= 1
                default: break
                }
                if depth == 0, letter == "}", !code.isEmpty { return expression(String(code.dropLast())) }
            }
        }
        return nil
    }

    /// Returns the names of the variables that some code uses and does not make itself, without the test's `ui`.
    static func variables(in code: String) -> [String] {
        var names: [String] = []
        var known = words
        for token in code.replacing(/"[^"]*"/, with: "").matches(of: /(let |var )?([.$\w]+)[(:]?/) {
            let name = String(token.2.prefix { $0 != "." })
            let isCall = token.0.last == "(" || token.0.last == ":"
            guard name.first?.isLowercase == true, known.insert(name).inserted else { continue }
            if token.1 == nil, !isCall || token.2.contains(".") { names.append(name) }
        }
        return names
    }

    private static let words: Set<String> = [
        "ui", "true", "false", "nil", "self", "return", "if", "else", "switch", "case", "guard", "for", "in", "is",
        "as",
        "try", "await",
    ]

    /// Returns the body of a closure as an expression.
    private static func expression(_ body: String) -> String {
        let lines = body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        // Several lines are one expression only inside a closure.
        return lines.count == 1 ? lines[0] : "{ \(lines.joined(separator: "; ")) }()"
    }
}
