import Aside
import AsideTerminal
internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A tool that shows one kind of thing, and ends in one way when it receives SIGURG.
@MainActor
struct EndingFixture {
    let terminal: Terminal
    private let cue = Cue()

    /// Runs the tool that the command line names, and ends as a tool should.
    static func run(_ scene: String, _ arguments: [String]) async -> Int32 {
        let fixture = EndingFixture(terminal: Terminal(scene == "secret" ? .lines : .automatic))
        do {
            if scene == "screen" || scene == "modal" {
                try await fixture.terminal.run { _ in try await fixture.run(scene, arguments) }
            } else {
                try await fixture.run(scene, arguments)
            }
            return 0
        } catch {
            print("after")
            return fixture.terminal.wasInterrupted ? 130 : error is CancellationError ? 1 : 4
        }
    }

    private func run(_ scene: String, _ arguments: [String]) async throws {
        await cue.prepare()
        let showing = Task { try await show(scene) }
        let ending = Task {
            await cue.wait()
            if arguments.contains("exit") { exit(7) }
            if arguments.contains("trap") { fatalError("told to") }
            if arguments.contains("bad-access") { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
            if arguments.contains("blocked") { return holdUntilInputIsTaken() }
            if arguments.contains("blocked-for-ever") {
                holdUntilInputIsTaken()
                while true { pause() }
            }
            showing.cancel()
        }
        do {
            try await withTaskCancellationHandler {
                try await showing.value
            } onCancel: {
                if arguments.contains("held") { holdUntilInput() }
                showing.cancel()
                ending.cancel()
            }
        } catch {
            if arguments.contains("throw") { throw InvalidInput("no room") }
            guard arguments.contains("stubborn") else { throw error }
            print("goes on")
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
    }

    private func show(_ scene: String) async throws {
        let stage = terminal.stage
        switch scene {
        case "screen": try await stage.show(Page()).value()
        case "modal":
            try await stage.show(Page(isLeft: true)).then { _ = try await stage.confirm("Really?", action: "Yes") }
        case "progress": try await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(3600)) }
        case "question": _ = try await stage.prompt("Name")
        case "secret":
            _ = try await stage.form("Log in", [""] as [String]) { Field("Password", \.[0], .text().secure()) }
        default: print("unknown")
        }
    }
}

/// Blocks the main actor until the user has typed a key, and leaves the key unread.
private func holdUntilInput() {
    say("[held]")
    var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&question, 1, -1)
}

/// Blocks the main actor until another thread has read a typed key.
private func holdUntilInputIsTaken() {
    holdUntilInput()
    var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&question, 1, 0) > 0 { usleep(1_000) }
    say("[taken]")
}

/// Output to the standard streams appears only after the screen has gone.
private func say(_ text: String) {
    let terminal = open("/dev/tty", O_WRONLY)
    _ = write(terminal, text, text.utf8.count)
    close(terminal)
}

/// SIGURG runs this, because that signal ends nothing by itself.
@MainActor
private final class Cue {
    private let source = DispatchSource.makeSignalSource(signal: SIGURG, queue: .main)
    private let cues: AsyncStream<Void>
    private let registrations: AsyncStream<Void>

    init() {
        let (cues, sender) = AsyncStream<Void>.makeStream()
        let (registrations, registrar) = AsyncStream<Void>.makeStream()
        self.cues = cues
        self.registrations = registrations
        source.setEventHandler { sender.yield() }
        source.setRegistrationHandler { registrar.yield() }
        source.activate()
    }

    /// Until this returns, a signal would be lost.
    func prepare() async {
        for await _ in registrations { return }
    }

    func wait() async {
        for await _ in cues { return }
    }
}
