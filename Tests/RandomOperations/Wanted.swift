import Foundation

/// The wishes of the environment for a random test: how much it does, and where it begins.
package enum Wanted {
    /// The number of operations of a test: `ASIDE_OPERATIONS`, or the test's own number.
    package static func operations(_ count: Int) -> Int {
        number("ASIDE_OPERATIONS") ?? count
    }

    /// The seed of the first run: `ASIDE_SEED`, or another seed each time.
    package static var seed: UInt64 {
        number("ASIDE_SEED") ?? .random(in: 1...999_999_999)
    }

    /// The seed of the first run: `ASIDE_SEED`; the usual one if nobody wishes anything.
    package static func seed(usually usual: UInt64) -> UInt64 {
        let count: Int? = number("ASIDE_OPERATIONS")
        return count == nil ? number("ASIDE_SEED") ?? usual : seed
    }

    private static func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
        ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
    }
}
