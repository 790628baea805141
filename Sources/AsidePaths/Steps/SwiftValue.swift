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
                return name.contains(".") ? ".\(name.split(separator: ".").last ?? "")" : caseName(value)
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
        return name.split(whereSeparator: \.isWhitespace).last.flatMap { part in
            part.contains(".") ? ".\(part.split(separator: ".").last ?? "")" : nil
        }
    }
}
