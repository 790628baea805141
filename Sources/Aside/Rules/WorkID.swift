/// The identity of the work that asks.
///
/// When the work is over, its questions end.
struct WorkID: Hashable, Sendable {
    let serial: Int
}
