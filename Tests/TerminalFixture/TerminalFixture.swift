import AsideTerminal
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that takes the terminal over and obeys keys; tests look at the traces that it leaves.
@main
@MainActor
struct TerminalFixture {
    static func main() async throws {
        let arguments = CommandLine.arguments
        func value(after option: String) -> String? {
            arguments.firstIndex(of: option).map { arguments[$0 + 1] }
        }
        if let tool = value(after: "--ask") { exit(await OneShotFixture.run(tool, arguments)) }
        if let scene = value(after: "--end") { exit(await EndingFixture.run(scene, arguments)) }
        if let tool = value(after: "--main") { await MainFixture.run(tool) }
        if arguments.contains("--result") { await MainFixture.run("result") }
        // From here on, the main actor is no longer on the first thread of the process.
        if arguments.contains("--later") { await Task {}.value }
        if arguments.contains("--impatient") { _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK) }
        do {
            if arguments.contains("--own-handler") {
                signal(SIGINT) { @Sendable _ in _ = write(1, "[own]", 5) }
            }
            if arguments.contains("--own-timer") {
                signal(SIGALRM) { @Sendable _ in _ = write(1, "[own]", 5) }
            }
            let device = arguments.contains("--tty") ? try .controlling() : try TerminalDevice()
            try await run(device, modes: arguments.contains("--inline") ? .inline : .fullScreen)
        } catch let error as TerminalError {
            print("cannot take the terminal: \(error)")
            exit(2)
        }
    }

    private static func run(_ device: TerminalDevice, modes: TerminalModes) async throws {
        let end = await withCheckedContinuation { (ended: CheckedContinuation<Ending, Never>) in
            do {
                try device.take(modes) { event in
                    // Several keys may come at once. Only the first one ends the program.
                    guard device.isTaken, let ending = respond(to: event, device) else { return }
                    device.giveBack()
                    ended.resume(returning: ending)
                }
                device.say("ready \(device.size.columns)x\(device.size.rows)")
            } catch {
                ended.resume(returning: .failure)
            }
        }
        switch end {
        case .success: print("done, handlers left: \(handlers)")
        case .failure: exit(1)
        case .interrupted: exit(130)
        case .again:
            print("again")
            try await run(device, modes: modes)
        }
    }

    /// The number of signals with a handler.
    private static var handlers: Int {
        (1..<32).count { signal in
            var action = sigaction()
            sigaction(Int32(signal), nil, &action)
            // The handler comes first, and the default handler is all zeros.
            return withUnsafeBytes(of: &action) { $0.load(as: Int.self) != 0 }
        }
    }

    private enum Ending {
        case success
        case failure
        case interrupted
        case again
    }

    private static func respond(to event: TerminalDevice.Event, _ device: TerminalDevice) -> Ending? {
        switch event {
        case .input(.text(let text)):
            for character in text {
                if let ending = respond(to: character, device) { return ending }
            }
        case .input(.key(.control("c"))):
            device.isEnding = true
            return .interrupted
        case .input(.key(.control("z"))): device.suspend()
        case .input(.key(let key)): device.say("key \(key.code) \(key.modifiers.rawValue)")
        case .input(.paste(let text)): device.say("paste of \(text.utf8.count) bytes")
        case .input(.mouse(let mouse)): device.say("mouse \(mouse.action) \(mouse.row) \(mouse.column)")
        case .input(.reply): device.say("a reply leaked")
        case .ground(let isLight): device.say(isLight ? "light" : "dark")
        case .resized(let size): device.say("resized \(size.columns)x\(size.rows)")
        case .resumed(let size): device.say("resumed \(size.columns)x\(size.rows)")
        case .closed: return .failure
        }
        return nil
    }

    private static func respond(to character: Character, _ device: TerminalDevice) -> Ending? {
        switch character {
        case "q": return .success
        case "r": return .again
        case "t": fatalError("told to")
        case "s":
            let text = "aside of it\n"
            _ = write(STDERR_FILENO, text, text.utf8.count)
            device.say("said")
        case "o": device.say("\(overflow(1))")
        case "n":
            do {
                try TerminalDevice().take(.inline) { _ in }
            } catch {
                device.say("nested: \(error)")
            }
        case "d":
            waitForKey(device)
            return .success
        case "w": device.say(String(repeating: "much ", count: 50_000))
        case "h":
            waitForKey(device)
            device.say(String(repeating: "much ", count: 50_000))
        default: device.say("text \(character)")
        }
        return nil
    }

    /// Waits until a key has been typed, and leaves it unread.
    private static func waitForKey(_ device: TerminalDevice) {
        device.say("waiting")
        var question = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&question, 1, -1)
    }

    private static func overflow(_ depth: Int) -> Int {
        depth == 0 ? 0 : 1 + overflow(depth + 1) + overflow(depth + 2)
    }
}

extension TerminalDevice {
    /// Writes a frame of one line.
    fileprivate func say(_ text: String) {
        write(Array("[\(text)]\n".utf8))
    }
}
