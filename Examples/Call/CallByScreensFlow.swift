import Aside

/// A call with a screen for each of its states: calling, success, failure.
struct CallByScreensFlow: Flow {
    let stage: Stage
    let phone: Phone

    func run() async throws -> Call {
        try await show(StartScreen()).then { number in
            while true {
                switch try await show(CallingScreen(number, on: phone)).value() {
                case .success(let call): return try await show(SuccessScreen(call)).then { call }
                case .failure(let error): try await show(FailureScreen(error)).value()  // Its button says Retry.
                }
            }
        }
    }
}
