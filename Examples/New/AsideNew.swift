import Aside
import AsideTerminal
import ScaffoldExample

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Creates a Swift package: a tool that asks what it has to know.
@main
@MainActor
struct AsideNew {
    static func main() async {
        openStandardStreams()
        switch Arguments(CommandLine.arguments.dropFirst()) {
        case .create(let name, let manner): exit(await create(name, manner))
        case .help: write(Arguments.explanation + "\n", to: STDOUT_FILENO)
        case .version: write("aside-new 0.1.0\n", to: STDOUT_FILENO)
        case .wrong(let reason):
            write("aside-new: \(reason)\n\(Arguments.usage)\n", to: STDERR_FILENO)
            exit(64)
        }
    }

    private static func create(_ name: String?, _ manner: Arguments.Manner) async -> Int32 {
        let terminal = Terminal(manner == .nobody ? .unattended : manner == .lines ? .lines : .automatic)
        let flow = Task {
            try await ScaffoldFlow(stage: terminal.stage, in: DiskFolder(".")).run(named: name ?? "hello")
        }
        let interruption = Interruption(flow.cancel)
        do {
            let project = try await flow.value
            write(project.paths.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
            return 0
        } catch is CancellationError {
            let hasNobody = terminal.hasEnded && !terminal.wasInterrupted && manner != .nobody
            let reason = hasNobody ? ": the input ended (--yes asks nothing)" : ""
            write("aside-new: nothing was created\(reason)\n", to: STDERR_FILENO)
        } catch {
            write("aside-new: nothing was created: \(error)\n", to: STDERR_FILENO)
        }
        if let signal = interruption.signal { return 128 + signal }
        return terminal.wasInterrupted ? 130 : 1
    }
}

/// Lets no file of the project have the number of a standard stream that the shell has closed.
private func openStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
        _ = open("/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
}

/// Writes all of a text; what cannot be written is lost, as there is nobody left to tell.
private func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let count = systemWrite(file, rest.baseAddress, rest.count)
            if count < 0 && errno != EINTR { return }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
        }
    }
}

/// The system's `write`, which the function of the same name hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
