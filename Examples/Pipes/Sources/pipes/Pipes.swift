import Aside
import AsideMessages
import Foundation
import Orders

/// A presenter that drives a flow over pipes.
///
/// Each time that the stage comes to rest, it writes what is on stage as a line of JSON, and reads a line: a path of
/// moves.
@MainActor
final class PipePresenter: Presenter {
    private let stage: Stage
    private let whenInputEnds: () -> Void
    private var watcher: StageWatcher?
    private var isReading = false

    init(_ stage: Stage, whenInputEnds: @escaping () -> Void) {
        self.stage = stage
        self.whenInputEnds = whenInputEnds
        stage.attach(self)
        watcher = StageWatcher(stage) { [weak self] picture in
            Self.write(picture)
            if picture.isReady { Task { await self?.makeNextMoves() } }
        }
    }

    /// Reports a modal gone at once, because nothing is animated.
    func dismiss(_ modal: Modal) { modal.reportGone() }

    private func makeNextMoves() async {
        guard !isReading else { return }
        isReading = true
        let line = await Task.detached { readLine() }.value
        isReading = false
        guard let line else { return whenInputEnds() }
        do {
            let path = try JSONDecoder().decode(Recording.self, from: Data(line.utf8))
            for move in path.moves { try stage.make(move) }
        } catch {
            Self.write(["error": "\(error)"])
        }
        watcher?.tellOnceMore()
    }

    private static func write(_ value: some Encodable) {
        guard let line = try? JSONEncoder().encode(value) else { return }
        print(String(decoding: line, as: UTF8.self))
    }
}

@main
struct Pipes {
    @MainActor
    static func main() async {
        let stage = Stage()
        let flow = Task { try await OrderFlow(stage: stage, shop: Shop()).run() }
        let presenter = PipePresenter(stage) { flow.cancel() }
        let result = await flow.result
        stage.detach(presenter)
        switch result {
        case .success(let order): print("{\"order\":\"\(order)\"}")
        case .failure(let error): print("{\"error\":\"\(error)\"}")
        }
    }
}
