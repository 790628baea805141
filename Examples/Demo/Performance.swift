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
    /// Whether every frame is printed as a line of JSON, not only the one after each step as text.
    let isRecorded: Bool
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
        let rehearsal = Rehearsal(stage, size: size, theme: isRecorded ? theme.in256Colors : .plain)
        if isRecorded {
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
        show(rehearsal.frame, after: "start")
        for (line, step) in script.steps where !isOver && !wasInterrupted {
            let isDone = await perform(step, rehearsal)
            if isOver || wasInterrupted { break }
            show(rehearsal.frame, after: line)
            guard isDone else {
                StandardStream.error.write("aside-demo: “\(line)” waits in vain\n")
                break
            }
        }
        let hasEnded = isOver
        flow.cancel()
        do {
            if let result = try await flow.value, !isRecorded { StandardStream.output.write("--- end\n\(result)\n") }
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

    private func show(_ frame: Frame, after line: String) {
        if !isRecorded { StandardStream.output.write("--- \(line)\n\(frame)\n") }
    }
}
