/// The texts of the clusters that a cell has no room for.
///
/// The texts of overwritten cells stay here. The table therefore does not tell what a frame shows, and all tables are equal.
struct LongClusters: Hashable, Sendable {
    var characters: [Cluster: Character] = [:]

    static func == (_: LongClusters, _: LongClusters) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
