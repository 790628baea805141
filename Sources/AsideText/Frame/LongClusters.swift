/// The texts of the clusters that do not fit into a cell.
///
/// The texts of overwritten cells stay here. The table therefore does not show what a frame shows, so all tables are
/// equal.
struct LongClusters: Hashable, Sendable {
    var characters: [Cluster: Character] = [:]

    static func == (_: LongClusters, _: LongClusters) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
