public import Aside

/// A call: start, progress, then success, or an error with another try.
///
/// The start screen knows of none of that.
public struct CallFlow: Flow {
    /// Where it shows.
    public let stage: Stage
    let phone: Phone

    /// The flow of one call.
    ///
    /// - Parameters:
    ///   - stage: The stage of a window or of a sheet.
    ///   - phone: what makes the call.
    public init(stage: Stage, phone: Phone) {
        self.stage = stage
        self.phone = phone
    }

    /// Makes a call.
    ///
    /// - Returns: the call.
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
