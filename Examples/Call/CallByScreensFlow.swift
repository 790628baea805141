import Aside

/// The same call, with a screen for each of its states.
struct CallByScreensFlow: Flow {
    let stage: Stage
    let phone: Phone

    func run() async throws -> Call {
        try await show(StartScreen()).then { number in
            while true {
                switch try await result(of: number) {
                case .success(let call): return try await show(SuccessScreen(call)).then { call }
                case .failure(let error): try await show(FailureScreen(error)).value()  // Its button says Retry.
                }
            }
        }
    }

    private func result(of number: PhoneNumber) async throws -> CallingScreen.Value {
        let screen = CallingScreen(number)
        let calling = Task { screen.publish(await Result { try await phone.call(number) }) }
        defer { calling.cancel() }
        return try await show(screen).value()
    }
}

extension Result where Failure == any Error {
    /// What an operation returns or throws.
    @MainActor fileprivate init(_ operation: @MainActor () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}
