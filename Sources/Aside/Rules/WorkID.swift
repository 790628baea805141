/// Identifies the work that asks.
///
/// Its questions end with it.
struct WorkID: Hashable, Sendable {
    let serial: Int
}
