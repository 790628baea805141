public import Aside

/// A call: a start screen, progress, then a success screen, or an alert with Retry.
///
/// The start screen does not know what follows it.
public struct CallFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let phone: Phone

    /// The flow of one call.
    ///
    /// - Parameters:
    ///   - stage: The stage of a window or of a sheet.
    ///   - phone: The phone that makes the call.
    public init(stage: Stage, phone: Phone) {
        self.stage = stage
        self.phone = phone
    }

    /// Makes a call.
    ///
    /// - Returns: The finished call.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> Call {
        let start = StartScreen()
        return try await show(start).then { number in
            guard let call = try await nilIfDismissed({ try await self.call(number) }) else {
                start.notice = "The call to \(number) was cancelled. Nobody was charged."
                throw CancellationError()
            }
            return try await show(SuccessScreen(call)).then { call }
        }
    }

    private func call(_ number: PhoneNumber) async throws -> Call {
        try await retrying("The call failed") {
            try await progress("Calling \(number)…") { report in
                try await phone.call(number, report)
            }
        }
    }
}
