/// The Swift code of values.
package enum SwiftValue {
    /// Returns the code that makes an equal value; `nil` if there is no such code, as for an object.
    ///
    /// A struct is written with its memberwise initialiser, and an enum by its case.
    package static func code(_ value: Any) -> String? {
        switch value {
        case is Void: return "()"
        case let text as String: return text.literal
        case let number as any BinaryInteger & CustomStringConvertible: return number.description
        case let flag as Bool: return "\(flag)"
        case let number as Double: return number.isFinite ? "\(number)" : nil
        default: return code(Mirror(reflecting: value), of: value)
        }
    }

    private static func code(_ mirror: Mirror, of value: Any) -> String? {
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { code($0.value) } ?? "nil"
        case .collection:
            let elements = mirror.children.map { code($0.value) }
            return elements.contains(nil) ? nil : "[\(elements.compactMap(\.self).joined(separator: ", "))]"
        case .enum:
            guard let child = mirror.children.first, let label = child.label else {
                // The description of an enum may differ from the names of its cases.
                let name = String(reflecting: value)
                return name.contains(".") ? ".\(name.parts(between: ".").last ?? "")" : caseName(value)
            }
            let payload = Mirror(reflecting: child.value)
            guard payload.displayStyle == .tuple else { return code(child.value).map { ".\(label)(\($0))" } }
            return arguments(payload).map { ".\(label)(\($0))" }
        case .struct:
            return arguments(mirror).map { "\(SwiftType.name(type(of: value)))(\($0))" }
        default: return nil
        }
    }

    private static func arguments(_ mirror: Mirror) -> String? {
        var arguments: [String] = []
        for child in mirror.children {
            guard let value = code(child.value) else { return nil }
            let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
            arguments.append(label + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// Returns the name of a case without a payload, even if the enum has a description of its own.
    private static func caseName(_ value: Any) -> String? {
        var name = ""
        dump(value, to: &name, indent: 0, maxDepth: 0, maxItems: 1)
        return name.parts(separatedBy: \.isWhitespace).last.flatMap { part in
            part.contains(".") ? ".\(String(part).parts(between: ".").last ?? "")" : nil
        }
    }
}

extension String {
    /// The text as Swift code.
    package var literal: String {
        // Most texts need no escape, and a long exploration writes many.
        if utf8.allSatisfy({ 0x20..<0x7f ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            return "\"\(self)\""
        }
        var code = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": code += "\\\(scalar)"
            case "\n": code += "\\n"
            case "\r": code += "\\r"
            case "\t": code += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f || scalar.properties.generalCategory == .format:
                code += "\\u{\(String(scalar.value, radix: 16))}"
            default: code.unicodeScalars.append(scalar)
            }
        }
        return code + "\""
    }
}

extension Duration {
    /// The duration as Swift code, in the largest unit in which it is a whole number.
    package var literal: String {
        let (seconds, attoseconds) = components
        let units: [(name: String, attoseconds: Int64)] = [
            ("milliseconds", 1_000_000_000_000_000), ("microseconds", 1_000_000_000_000),
        ]
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        for unit in units where attoseconds % unit.attoseconds == 0 {
            let perSecond = 1_000_000_000_000_000_000 / unit.attoseconds
            return ".\(unit.name)(\(seconds * perSecond + attoseconds / unit.attoseconds))"
        }
        return ".nanoseconds(\(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))"
    }
}
