extension String {
    /// The text as Swift code.
    var literal: String {
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
    var literal: String {
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
