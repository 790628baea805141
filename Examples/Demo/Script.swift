import Aside
import AsideTerminal
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs an example without a terminal: keys come from a file, and each frame is printed.
@MainActor
enum Script {
    static func run(_ path: String, _ size: Size, _ example: Example?) async -> Status {
        guard let lines = lines(of: path) else {
            StandardStream.error.write("aside-demo: “\(path)” cannot be read\n")
            return .failure
        }
        let stage = Stage()
        let rehearsal = Rehearsal(stage, size: size)
        let flow = Task {
            defer { rehearsal.end() }
            if let example { return try await example.run(stage) }
            try await MenuFlow(stage: stage).run()
            return nil
        }
        var wasInterrupted = false
        rehearsal.whenInterrupted = {
            wasInterrupted = true
            flow.cancel()
        }
        await rehearsal.untilReady()
        show(rehearsal.frame, after: "start")
        for line in lines where !line.isEmpty && !line.hasPrefix("#") {
            guard await perform(line, rehearsal) else {
                flow.cancel()
                StandardStream.error.write("aside-demo: “\(line)” is no key\n")
                return .failure
            }
            show(rehearsal.frame, after: line)
        }
        flow.cancel()
        do {
            if let result = try await flow.value { StandardStream.output.write("--- end\n\(result)\n") }
            return .success
        } catch {
            return wasInterrupted ? .interrupted : .failure
        }
    }

    private static func perform(_ line: String, _ rehearsal: Rehearsal) async -> Bool {
        if line.hasPrefix("type ") {
            rehearsal.take(.text(String(line.dropFirst(5))))
        } else if line.hasPrefix("wait ") {
            await rehearsal.until(String(line.dropFirst(5)))
            return true
        } else if let key = Key(named: line) {
            rehearsal.take(.key(key))
        } else {
            return false
        }
        await rehearsal.untilReady()
        return true
    }

    private static func show(_ frame: Frame, after line: String) {
        StandardStream.output.write("--- \(line)\n\(frame)\n")
    }

    private static func lines(of path: String) -> [String]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { text += buffer[..<count] }
        return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
}
