/// A modal that is asked for the sake of a typed answer.
@MainActor
class Question<Answer>: Modal {
    /// The answer; it counts once the host has taken it.
    private(set) var answer: Answer?
    private let expiry: Asking<Answer>.Expiry?
    private var timer: Task<Void, Never>?

    init(_ content: ModalContent, asking: Asking<Answer>, host: ModalHost) {
        expiry = asking.expiry
        super.init(content, host: host)
    }

    /// Gives the answer; the first one wins.
    @discardableResult
    func settle(with answer: Answer) -> Bool {
        guard host.isOpen(id) else { return false }
        self.answer = answer
        return host.end(id, as: .answered)
    }

    override func appear() {
        guard let expiry else { return }
        let clock = host.clock
        timer = Task {
            do { try await clock.sleep(for: expiry.after) } catch { return }
            if let answer = expiry.answer { settle(with: answer) } else { host.end(id, as: .expired) }
        }
    }

    override func stop() {
        timer?.cancel()
        timer = nil
        super.stop()
    }
}
