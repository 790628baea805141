import Aside
import Observation

/// A renderer whose modals go late: the test says when each has gone.
@MainActor
final class LateRenderer {
    let stage = Stage()
    private let wire = Wire()

    init() {
        stage.attach(wire)
    }

    /// Waits for a modal with a title that has not ended.
    func modal(_ title: String, otherThan old: Modal? = nil) async -> Modal {
        var found: Modal?
        await until {
            found = self.stage.modals.last { $0.content.title == title && !$0.isLeaving && $0.id != old?.id }
            return found != nil
        }
        guard let found else { preconditionFailure("“\(title)” was there and is not.") }
        return found
    }

    /// Waits until a condition holds; it is checked again each time that a value changes that it reads.
    func until(_ condition: @escaping @MainActor () -> Bool) async {
        while true {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            let isSo = withObservationTracking(condition) { change.finish() }
            if isSo { return }
            for await _ in changes {}
        }
    }

    /// A presenter that does not report modals gone by itself.
    private final class Wire: Presenter {
        func dismiss(_ modal: Modal) {}
    }
}
