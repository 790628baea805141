/// Names the work that asks; what it asked for ends with it.
struct WorkID: Hashable, Sendable {
    let serial: Int
}
