/// The text of clusters that a cell has no room for.
///
/// Those of cells that were written over stay in it; so it says nothing of what a frame shows, and all are equal.
struct LongClusters: Hashable, Sendable {
    var characters: [Cluster: Character] = [:]

    static func == (_: LongClusters, _: LongClusters) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
