import Aside
import AsideTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A tool that `Terminal.main` runs.
@MainActor
enum MainFixture {
    static func run(_ name: String) async -> Never {
        let arguments = CommandLine.arguments
        let style: Terminal.Style =
            arguments.contains("--yes")
            ? .unattended
            : arguments.contains("--plain")
                ? .lines : arguments.contains("--controlling") ? .controllingTerminal : .automatic
        let file = arguments.firstIndex(of: "--answers").map { arguments[$0 + 1] }
        await Terminal.main(
            style, options: ["City": "--city NAME", "deletion": "--force"],
            given: try file.map { try Terminal.answers(fromFile: $0) } ?? [:]
        ) { terminal in
            switch name {
            case "ask":
                let name = try await terminal.prompt("Name", .text("hello"))
                terminal.printError("asked")
                terminal.print("name: \(name)")
            case "journey":
                let line = try await terminal.show(.prompt("Name", message: "Who?"), step: 1, of: 2).then { name in
                    try await terminal.show(.prompt("City"), step: 2, of: 2).then { "\(name), \($0)" }
                }
                terminal.print(line)
            case "tidy":
                do { _ = try await terminal.prompt("Name", .text("hello")) } catch {
                    terminal.print("tidied up")
                    throw ToolError("not done", status: 7)
                }
            case "deaf":
                _ = try? await terminal.prompt("Name", .text("hello"))
                terminal.print("goes on")
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            case "busy":
                terminal.print("busy")
                block()
            case "woken":
                terminal.print("waits")
                // It returns when a handler has run or a line comes, before anything else can.
                _ = readLine()
            case "busy-check":
                _ = try await terminal.prompt(
                    "Name",
                    .text("hello").parsed { _ in
                        terminal.print("checks")
                        block()
                    })
            case "endless": try await terminal.run { stage in while true { _ = try? await stage.prompt("Name") } }
            case "print":
                try await terminal.run { stage in
                    print("inside")
                    await stage.alert("Ready")
                }
                print("outside")
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            case "say": print("said")
            case "flood":
                try await terminal.progress("Printing") { _ in
                    for number in 1...1_000 { terminal.print("line \(number)") }
                }
                _ = try await terminal.prompt("Name")
            case "whatever":
                _ = try? await terminal.choose("Region", from: ["Dublin", "Oregon"])
                terminal.print("goes on")
                block()
            case "insisting": while true { _ = try? await terminal.choose("Region", from: ["Dublin", "Oregon"]) }
            case "defaults": while true { _ = try await terminal.prompt("Version", .text("1.0")) }
            case "asking": while !Task.isCancelled { _ = await terminal.notice("Any questions?", action: "Call") }
            case "result":
                try await terminal.progress("Looking up") { report in report(0.5, "cities") }
                terminal.notice("note: looked up")
                let city = try await terminal.choose("City", from: ["Bern", "Oslo"], initial: "Bern")
                terminal.print("city: \(city)")
            case "data":
                var lines: [String] = []
                while let line = readLine() { lines.append(line) }
                // Only a tool that has something to ask needs a terminal.
                if lines.isEmpty { return terminal.print("nothing") }
                let city = try await terminal.choose("City", from: ["Bern", "Oslo"])
                terminal.print("\(lines.joined(separator: ", ")) to \(city)")
            case "lasting":
                while !Task.isCancelled { _ = await terminal.notice("Any questions?", action: "Call", for: nil) }
            case "region": terminal.print(try await terminal.choose("Region", from: ["Dublin", "Oregon"]))
            case "delete":
                _ = try await terminal.ask(
                    .confirm("Delete it?", action: "Delete", role: .destructive).once("deletion"))
            case "warn":
                await terminal.alert("Upload failed", severity: .error)
                throw CancellationError()
            case "fail": throw InvalidInput("no room")
            case "usage": throw ToolError("what?", status: 64)
            case "streams":
                let file = open("/dev/zero", O_RDONLY)
                terminal.print("free: \(file > 2)")
            default: terminal.print("unknown")
            }
        }
    }

    /// Keeps the main actor for ever, as an endless loop does, but leaves the processor to the tests.
    private static func block() -> Never {
        while true { sleep(1) }
    }
}
