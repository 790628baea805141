import Foundation

/// What the environment asks of a random test: how much it does, and where it begins.
package enum Wanted {
    /// How many operations a test does: `ASIDE_OPERATIONS`, or else what it does by itself.
    package static func operations(_ count: Int) -> Int {
        number("ASIDE_OPERATIONS") ?? count
    }

    /// The seed of the first run: `ASIDE_SEED`, or else another one each time.
    package static var seed: UInt64 {
        number("ASIDE_SEED") ?? .random(in: 1...999_999_999)
    }

    private static func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
        ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
    }
}
