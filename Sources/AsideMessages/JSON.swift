import Aside

// On Linux, the whole of Foundation costs a process more time at its start than everything else here.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Datum {
    /// The value as a user would type it; `nil` for what is no single value.
    var typed: String? {
        switch self {
        case .text(let text): text
        case .whole(let whole): "\(whole)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .flag(let flag): "\(flag)"
        case .list, .named, .nothing: nil
        }
    }
}

/// The coder of messages: one line each.
enum JSON {
    /// Reads a message; throws if the line is not JSON, or lacks a part.
    static func read<Value: Decodable>(_ line: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(line.utf8))
    }

    /// Writes a message in one line.
    static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Only a number that is not finite could fail, and no message holds one.
        guard let data = try? encoder.encode(value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
