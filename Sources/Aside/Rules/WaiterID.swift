/// The identity of one of the callers that wait for a modal.
struct WaiterID: Hashable, Sendable {
    let serial: Int
}
