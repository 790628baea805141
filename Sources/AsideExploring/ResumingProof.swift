import Aside
import AsideTesting
import Foundation

/// What a resumed flow has to show, found on a way of an exploration: a record, and what was in front with it.
struct ResumingPoint: Equatable {
    /// The record as JSON.
    let json: String
    let front: PlainFront
    let steps: [StateGraph.Step]

    var record: FlowRecord? { try? JSONDecoder().decode(FlowRecord.self, from: Data(json.utf8)) }
}

/// What is in front, but for what was typed and not submitted.
struct PlainFront: Equatable {
    let name: String
    let source: SourceLine?
    private let path: [String]
    private let message: String?
    private let items: [Outline.Item]
    /// Whether it tells of an error, which happens again or not.
    let isError: Bool

    @MainActor
    init(_ stage: Stage) {
        let front = stage.front
        name = "\(front.kind) “\(front.title)”"
        (source, path, message, isError) = (front.source, front.path, front.message, front.severity == .error)
        items = front.items.map(\.blank)
    }

    /// The texts that are shown, for a message.
    var text: String {
        let texts = [message].compactMap(\.self) + items.map(\.label)
        return "\(path.dropLast().map { "\($0) › " }.joined())\(name): \(texts.joined(separator: ", "))"
    }
}

extension Outline.Item {
    fileprivate var blank: Outline.Item {
        var kind = kind
        switch kind {
        case .field(_, let placeholder, _, let isSecure):
            kind = .field(text: "", placeholder: placeholder, error: nil, isSecure: isSecure)
        case .switch: kind = .switch(isOn: false)
        case .selection(let options, _): kind = .selection(options: options, selected: nil)
        case .list(let options, let count):
            let plain = options.map {
                ListOption($0.label, detail: $0.detail, group: $0.group, unavailable: $0.unavailable)
            }
            kind = .list(options: plain, count: count)
        default: break
        }
        return Outline.Item(kind, label, children: children.map(\.blank))
    }
}

extension WalkRun {
    /// Notes what is in front, if the record leads there.
    func notePointOfResuming() {
        guard ending == nil, let record = watch.latest, record.isOpen(at: walk.stage.recordName),
            !walk.stage.modals.contains(where: { $0.content.kind == .sheet }), walk.stage.front.state == .asks,
            // What was typed, and what a screen keeps when the user comes back to it, is no part of a record.
            !earlierFronts.contains(walk.stage.frontID),
            let json = try? JSONEncoder().encode(record)
        else { return }
        let front = PlainFront(walk.stage)
        let point = ResumingPoint(json: String(decoding: json, as: UTF8.self), front: front, steps: route.steps)
        guard !explorer.points.contains(where: { $0.json == point.json && $0.front == point.front }) else { return }
        explorer.points.append(point)
    }

    /// Compares what the resumed flow shows with what it has to show.
    func prove(_ point: ResumingPoint) {
        let front = PlainFront(walk.stage)
        if ending == nil, front == point.front || front.isError { return stop() }
        if ending == nil, walk.clock.isInUse, last.passed.times < Self.mostWaits { return outsideOfWork { passTime() } }
        fail(.notResumed(point, shows: ending == nil ? front.text : endName))
    }

    private static let mostWaits = 100

    /// Fails for what a record cannot hold.
    func warn(_ warning: RuntimeWarning) {
        guard warning.source.fileID == FlowRecord.place else { return }
        failSoon(Fault(.notResumed, warning.message, fix: warning.advice))
    }
}

extension FlowRecord {
    /// Whether what has this name is its last question, which is still open.
    fileprivate func isOpen(at name: String?) -> Bool {
        var entries = entries
        while let last = entries.last(where: { !$0.isEffect }) {
            if !last.isSettled { return last.name == name }
            entries = last.inside
        }
        return false
    }
}

extension Explorer {
    /// Resumes the flow at each of its questions.
    func proveResuming() async {
        for point in points where defects.isEmpty {
            guard let failure = await run([], .resuming(point)) else { continue }
            defects.append(ExplorationFailure(failure.fault, onStage: failure.onStage, point.steps, in: graph))
        }
    }
}

extension Fault {
    fileprivate static func notResumed(_ point: ResumingPoint, shows other: String) -> Fault {
        Fault(
            .notResumed,
            "The flow cannot be resumed here: it shows \(other), and not \(point.front.text). Its record: \(point.json)",
            at: point.front.name, lines: [point.front.source],
            fix: "perhaps the flow reads a screen, or a variable, where it should use the value that the screen has "
                + "published; or it asks something that another run does not ask.")
    }
}
