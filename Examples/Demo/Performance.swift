import Aside
import AsideRehearsal
import AsideTerminal
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An example without a terminal: keys come from a script, and frames are printed.
@MainActor
struct Performance {
    let script: Script
    let size: Size
    let output: Arguments.Output
    /// Whether the run ends by printing what the user did.
    var tellsPath = false

    /// Whether `COLORFGBG` names a white background (15), as many terminals do.
    private var isGroundLight: Bool {
        getenv("COLORFGBG").map { String(cString: $0).hasSuffix(";15") } ?? false
    }

    /// Runs an example, or the menu, until it ends or the script ends.
    func run(_ example: Example?) async -> Status {
        let stage = Stage()
        let recorder = tellsPath ? stage.record() : nil
        defer { if let recorder { StandardStream.output.write("--- path\n\(recorder.recording)\n") } }
        let theme: Theme = isGroundLight ? .light : .dark
        let rehearsal = Rehearsal(stage, size: size, theme: output == .record ? theme.in256Colors : .plain)
        if output == .record {
            rehearsal.whenShown = { StandardStream.output.write(Record(frame: $0, changes: $1).json + "\n") }
        }
        var isOver = false
        let flow = Task {
            defer {
                isOver = true
                rehearsal.end()
            }
            if let example { return try await example.run(stage, .brisk) }
            try await MenuFlow(stage: stage, pace: .brisk).run()
            return nil
        }
        var wasInterrupted = false
        rehearsal.whenInterrupted = {
            wasInterrupted = true
            flow.cancel()
        }
        rehearsal.begin()
        await rehearsal.untilReady()
        var film = Film(title: script.title)
        show(rehearsal, after: "start", in: &film)
        for (line, step) in output.isMoving ? script.letters : script.steps where !isOver && !wasInterrupted {
            let isDone = await perform(step, rehearsal)
            if isOver || wasInterrupted { break }
            show(rehearsal, after: line, in: &film)
            guard isDone else {
                StandardStream.error.write("aside-demo: “\(line)” waits in vain\n")
                break
            }
        }
        film.end()
        print(film)
        let hasEnded = isOver
        flow.cancel()
        do {
            if let result = try await flow.value, output == .frames {
                StandardStream.output.write("--- end\n\(result)\n")
            }
            return .success
        } catch {
            if wasInterrupted { return .interrupted }
            let reason = hasEnded ? "\(error)" : "the script ended before \(example?.name ?? "the menu") did"
            StandardStream.error.write("aside-demo: \(reason)\n")
            return .failure
        }
    }

    private func perform(_ step: Script.Step, _ rehearsal: Rehearsal) async -> Bool {
        switch step {
        case .press(let key): rehearsal.take(.key(key))
        case .type(let text): rehearsal.take(.text(text))
        case .paste(let text): rehearsal.take(.paste(text))
        case .wait(let text): return await rehearsal.until { $0.description.contains(text) }
        case .waitForEnd(let text): return await rehearsal.until { !$0.description.contains(text) }
        case .resize(let size): rehearsal.resize(to: size)
        }
        return await rehearsal.untilReady()
    }

    private func show(_ rehearsal: Rehearsal, after line: String, in film: inout Film) {
        switch output {
        case .frames: StandardStream.output.write("--- \(line)\n\(rehearsal.frame)\n")
        case .record: break
        case .picture, .film, .cast:
            film.add(rehearsal.frame(in: .light), dark: rehearsal.frame(in: .dark), isRead: line.hasPrefix("wait"))
        }
    }

    private func print(_ film: Film) {
        switch output {
        case .frames, .record: break
        case .picture: StandardStream.output.write(film.picture)
        case .film: StandardStream.output.write(film.svg)
        case .cast: StandardStream.output.write(film.cast)
        }
    }
}
