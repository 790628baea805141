import Aside
import Foundation
import Orders

/// A presenter that drives a flow over pipes.
///
/// Each time that the stage comes to rest, it writes what is in front as a line of JSON, and reads a line: moves that are
/// made there.
@MainActor
final class PipePresenter: Presenter {
    private let stage: Stage
    private let whenInputEnds: () -> Void
    private var watch: FrontWatch?
    private var isReading = false

    init(_ stage: Stage, whenInputEnds: @escaping () -> Void) {
        self.stage = stage
        self.whenInputEnds = whenInputEnds
        stage.attach(self)
        watch = FrontWatch(stage) { [weak self] front in
            Self.write(front)
            if front.state == .asks { Task { await self?.makeNextMoves() } }
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
            let moves = try JSONDecoder().decode([Move].self, from: Data(line.utf8))
            try stage.make(moves, at: stage.front.id)
        } catch {
            Self.write(["error": "\(error)"])
        }
        watch?.tellOnceMore()
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
