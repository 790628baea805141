import Testing

@testable import Aside

/// A call: start, progress, then success, or an error with another try.
///
/// The start screen knows of none of that.
struct CallFlow: Flow {
    let stage: Stage
    let phone: Phone

    func run() async throws -> Call {
        try await show(StartScreen()).then { number in
            let call = try await retrying("The call failed") {
                try await progress("Calling…") { _ in try await phone.call(number) }
            }
            return try await show(SuccessScreen()).then { call }
        }
    }
}

/// The same call, with a screen for each of its states.
struct CallByScreensFlow: Flow {
    let stage: Stage
    let phone: Phone

    func run() async throws -> Call {
        try await show(StartScreen()).then { number in
            while true {
                switch try await call(number) {
                case .success(let call): return try await show(SuccessScreen()).then { call }
                case .failure: try await show(FailureScreen()).value()  // Its button says Retry.
                }
            }
        }
    }

    private func call(_ number: String) async throws -> Result<Call, any Error> {
        let screen = CallingScreen()
        let calling = Task { screen.publish(await Result { try await phone.call(number) }) }
        defer { calling.cancel() }
        return try await show(screen).value()
    }
}

@MainActor @Suite("Seed 004: a call")
struct CallTests {
    let stage = Stage()
    let phone = Phone()

    // MARK: Progress and failure as modals

    @Test("A call shows progress, then success", arguments: Way.allCases)
    func success(_ way: Way) async throws {
        let user = User(of: stage)
        async let call = start(way)
        await user.at("Start", enters: "112")
        await user.ui.modal("Calling…")
        await phone.answers(.success(Call(number: "112")))
        await user.sees("Success")
        #expect(user.titles.suffix(2) == ["Start", "Success"])
        await user.at("Success", enters: ())
        #expect(try await call == Call(number: "112"))
        #expect(phone.numbers == ["112"])
    }

    @Test("A failed call offers Retry, and the number is not asked for again", arguments: Way.allCases)
    func retry(_ way: Way) async throws {
        let user = User(of: stage)
        async let call = start(way)
        await user.at("Start", enters: "112")
        await phone.answers(.failure(.busy))
        let alert = await user.ui.modal("The call failed")
        #expect(alert.content.message == "busy")
        #expect(alert.submit())
        await user.ui.modal("Calling…")
        await phone.answers(.success(Call(number: "112")))
        await user.at("Success", enters: ())
        #expect(try await call == Call(number: "112"))
        #expect(phone.numbers == ["112", "112"])
    }

    @Test("Back from success leads to the start, and the next call is another one", arguments: Way.allCases)
    func back(_ way: Way) async throws {
        let user = User(of: stage)
        async let call = start(way)
        await user.at("Start", enters: "112")
        await phone.answers(.success(Call(number: "112")))
        await user.sees("Success")
        user.goesBack()
        await user.at("Start", enters: "911")
        await phone.answers(.success(Call(number: "911")))
        await user.at("Success", enters: ())
        #expect(try await call == Call(number: "911"))
    }

    @Test("A call that the user gives up is hung up and leads to the start", arguments: Way.allCases)
    func givenUp(_ way: Way) async throws {
        let user = User(of: stage)
        async let call = start(way)
        await user.at("Start", enters: "112")
        await user.dismisses("Calling…")
        await user.isFree(at: "Start")
        #expect(phone.hangUps == 1)
        await user.at("Start", enters: "911")
        await phone.answers(.failure(.busy))
        await user.isAsked("The call failed", presses: "Cancel")
        await user.at("Start", enters: "110")
        await phone.answers(.success(Call(number: "110")))
        await user.at("Success", enters: ())
        #expect(try await call == Call(number: "110"))
    }

    // MARK: Progress and failure as screens

    @Test("Each state can be a screen, and back never leads to a state that has passed", arguments: Way.allCases)
    func screens(_ way: Way) async throws {
        let user = User(of: stage)
        async let call = start(way, byScreens: true)
        await user.at("Start", enters: "112")
        await user.sees("Calling")
        await phone.answers(.failure(.busy))
        await user.at("Failure", enters: ())
        await user.sees("Calling")
        await phone.answers(.success(Call(number: "112")))
        await user.sees("Success")
        user.goesBack()
        #expect(user.titles.last == "Start")
        await user.at("Start", enters: "911")
        await user.sees("Calling")
        await phone.answers(.failure(.busy))
        await user.sees("Failure")
        user.goesBack()
        #expect(user.titles.last == "Start")
        await user.at("Start", enters: "110")
        await phone.answers(.success(Call(number: "110")))
        await user.at("Success", enters: ())
        #expect(try await call == Call(number: "110"))
        #expect(phone.numbers == ["112", "112", "911", "110"])
    }

    @Test("A state that passes makes room for the next in one change")
    func screensInOneChange() async throws {
        let user = User(of: stage)
        async let call = start(.pushed, byScreens: true)
        await user.at("Start", enters: "112")
        await phone.answers(.failure(.busy))
        await user.at("Failure", enters: ())
        await phone.answers(.success(Call(number: "112")))
        await user.at("Success", enters: ())
        _ = try await call
        #expect(
            user.ui.stacks.prefix(6) == [
                ["Home"],
                ["Home", "Start"],
                ["Home", "Start", "Calling"],
                ["Home", "Start", "Failure"],
                ["Home", "Start", "Calling"],
                ["Home", "Start", "Success"],
            ])
    }

    @Test("Back from the screen of a call hangs up", arguments: Way.allCases)
    func hangUp(_ way: Way) async throws {
        let user = User(of: stage)
        let call = Task { try await start(way, byScreens: true) }
        await user.at("Start", enters: "112")
        let calling = try #require(await user.sees("Calling") as? CallingScreen)
        await phone.rings()
        user.goesBack()
        await phone.isHungUp()
        #expect(!calling.publish(.success(Call(number: "112"))))
        #expect(user.titles.last == "Start")
        call.cancel()
        _ = await call.result
    }

    // MARK: Pushed or presented

    @Test("A flow in a sheet leaves the stack beneath as it was")
    func presented() async throws {
        let user = User(of: stage)
        async let call = start(.presented)
        await user.at("Start", enters: "112")
        await phone.answers(.success(Call(number: "112")))
        await user.at("Success", enters: ())
        _ = try await call
        await user.ui.until { stage.entries.isEmpty }
        #expect(user.ui.stacks == [["Home"], []])
    }

    /// How the flow is shown; it does not know.
    enum Way: CaseIterable {
        case pushed
        case presented
    }

    /// Starts the same flow in either way, from a home screen.
    private func start(_ way: Way, byScreens: Bool = false) async throws -> Call {
        let flow: @MainActor (Stage) async throws -> Call = { stage in
            byScreens
                ? try await CallByScreensFlow(stage: stage, phone: phone).run()
                : try await CallFlow(stage: stage, phone: phone).run()
        }
        return try await stage.show(Page("Home")).starting(with: "").then { _ in
            switch way {
            case .pushed: try await flow(stage)
            case .presented: try await stage.sheet(flow: flow)
            }
        }
    }
}

// MARK: - Screens

final class StartScreen: Place<String> {
    init() { super.init("Start") }
}

final class CallingScreen: Place<Result<Call, any Error>> {
    init() { super.init("Calling") }
}

final class SuccessScreen: Place<Void> {
    init() { super.init("Success") }
}

final class FailureScreen: Place<Void> {
    init() { super.init("Failure") }
}

// MARK: - The phone

struct Call: Hashable, Sendable {
    var number: String
}

enum PhoneError: Error {
    case busy
}

/// A phone whose calls a test answers.
@MainActor
final class Phone {
    private(set) var numbers: [String] = []
    private(set) var hangUps = 0
    private var line: AsyncStream<Result<Call, PhoneError>>.Continuation?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func call(_ number: String) async throws -> Call {
        let (answers, line) = AsyncStream<Result<Call, PhoneError>>.makeStream()
        numbers.append(number)
        self.line = line
        wake()
        for await answer in answers { return try answer.get() }
        self.line = nil
        hangUps += 1
        wake()
        throw CancellationError()
    }

    /// Waits until a call is being made.
    func rings() async {
        while line == nil { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits until a call has been given up.
    func isHungUp() async {
        while hangUps == 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Answers the call that is being made, or the next one.
    func answers(_ answer: Result<Call, PhoneError>) async {
        await rings()
        line?.yield(answer)
        line = nil
    }

    private func wake() {
        let ready = waiting
        waiting = []
        for continuation in ready { continuation.resume() }
    }
}

extension Result where Failure == any Error {
    /// What an operation returns or throws.
    @MainActor fileprivate init(_ operation: @MainActor () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}
