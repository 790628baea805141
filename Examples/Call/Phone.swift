import Aside
public import Observation

/// A valid telephone number.
struct PhoneNumber: Equatable, Sendable, CustomStringConvertible {
    let digits: String

    /// Reads a number that the user entered, or throws the reason why it is not valid.
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

/// A call that was answered.
public struct Call: Equatable, Sendable, CustomStringConvertible {
    var number: PhoneNumber
    var attempts: Int

    /// A sentence that says who was called.
    public var description: String {
        "\(number) has answered" + (attempts == 1 ? "." : " at attempt \(attempts).")
    }
}

/// The reasons why a call can fail.
public enum CallError: Error, CustomStringConvertible {
    /// The line is busy.
    case busy
    /// There is no network.
    case noSignal

    /// A sentence that says what went wrong.
    public var description: String {
        switch self {
        case .busy: "The line is busy."
        case .noSignal: "There is no signal."
        }
    }
}

/// An imitation of a phone, whose calls take time and end as its creator has decided.
@MainActor
@Observable
public final class Phone {
    /// How many calls were cancelled while they rang.
    private(set) var hangUps = 0

    private let clock: any Clock<Duration>
    private let ring: Duration
    private(set) var failures: [CallError]
    private(set) var attempts = 0

    /// Makes a phone.
    ///
    /// - Parameters:
    ///   - clock: The clock by which a call takes time.
    ///   - ring: The length of each of the two rings.
    ///   - failures: The errors of the first calls; later calls succeed.
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
