import Foundation

/// The order in which languages write a date.
///
/// The pattern of each language is found once, because a screen is read for every frame.
final class DatePatterns: @unchecked Sendable {
    static let shared = DatePatterns()

    // This is safe, because the patterns are accessed only while the lock is held.
    private let lock = NSLock()
    private var patterns: [Locale: String] = [:]
    private static let international = "yyyy-MM-dd"

    func pattern(of locale: Locale) -> String {
        lock.withLock {
            let pattern = patterns[locale] ?? Self.pattern(of: locale)
            patterns[locale] = pattern
            return pattern
        }
    }

    /// Returns the pattern for day, month and year in the order of a language: digits, with one separator between them.
    private static func pattern(of locale: Locale) -> String {
        // Foundation returns this locale if it does not know the user's, as on Linux. This order is never ambiguous.
        if locale.identifier == "en_001" { return international }
        let format = DateFormatter.dateFormat(fromTemplate: "yMMdd", options: 0, locale: locale) ?? ""
        var order: [Character] = []
        var sign: Character?
        for letter in format {
            if "yMd".contains(letter) {
                if !order.contains(letter) { order.append(letter) }
            } else if order.count == 1, sign == nil, "./-".contains(letter) {
                sign = letter
            }
        }
        guard order.count == 3 else { return international }
        return order.map { $0 == "y" ? "yyyy" : "\($0)\($0)" }.joined(separator: String(sign ?? "-"))
    }
}
