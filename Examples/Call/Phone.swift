import Aside
public import Observation

/// What can be called.
struct PhoneNumber: Equatable, Sendable, CustomStringConvertible {
    let digits: String

    /// The number that a user entered, or why it is none.
    init(entered text: String) throws(InvalidInput) {
        let signs = text.filter { !" -()/".contains($0) }
        digits = signs.first == "+" ? String(signs.dropFirst()) : signs
        guard !digits.isEmpty else { throw InvalidInput("Say whom to call.") }
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), (3...15).contains(digits.count) else {
            throw InvalidInput("A number has 3 to 15 digits.")
        }
    }

    var description: String { digits }
}

/// A call that has come through.
public struct Call: Equatable, Sendable, CustomStringConvertible {
    var number: PhoneNumber
    var attempts: Int

    /// Who was called, in a sentence.
    public var description: String {
        "\(number) has answered" + (attempts == 1 ? "." : " at attempt \(attempts).")
    }
}

/// What can go wrong with a call.
public enum CallError: Error, CustomStringConvertible {
    /// Somebody else is on the line.
    case busy
    /// There is no network.
    case noSignal

    /// What went wrong, in a sentence.
    public var description: String {
        switch self {
        case .busy: "The line is busy."
        case .noSignal: "There is no signal."
        }
    }
}

/// A phone without a network: it takes its time, and what comes of its calls is known before.
@MainActor
@Observable
public final class Phone {
    /// How many calls were given up while they rang.
    private(set) var hangUps = 0

    private let clock: any Clock<Duration>
    private let ring: Duration
    private(set) var failures: [CallError]
    private(set) var attempts = 0

    /// A phone that has called nobody yet.
    ///
    /// - Parameters:
    ///   - clock: tells the time that a call takes.
    ///   - ring: how long it rings, twice.
    ///   - failures: what comes of the first calls; those after them succeed.
    public init(clock: any Clock<Duration> = ContinuousClock(), ring: Duration, failures: [CallError] = []) {
        self.clock = clock
        self.ring = ring
        self.failures = failures
    }

    func call(_ number: PhoneNumber, _ report: ProgressReport? = nil) async throws -> Call {
        attempts += 1
        do {
            report?(0.25, "dialling")
            try await clock.sleep(for: ring)
            report?(0.75, "ringing")
            try await clock.sleep(for: ring)
        } catch {
            hangUps += 1
            throw error
        }
        if !failures.isEmpty { throw failures.removeFirst() }
        return Call(number: number, attempts: attempts)
    }
}
