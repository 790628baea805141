/// Names one of the callers that await a modal.
struct WaiterID: Hashable, Sendable {
    let serial: Int
}
