import Testing

@testable import AsideText

@Suite struct ClusterTests {
    static let clusters: [Character] = [
        " ", "a", "~", "é", "e\u{301}", "漢", "─", "👍", "👍🏽", "🇩🇪", "👩‍👧", "\u{FFFD}",
        "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    ]

    @Test(
        "A cluster of up to fifteen bytes comes back from its two words, and of a longer one only a digest stays",
        arguments: clusters)
    func roundTrip(_ character: Character) {
        let cluster = Cluster(character)
        #expect(cluster.isLong == (character.utf8.count > 15))
        #expect(cluster.character.map { Array($0.utf8) } == (cluster.isLong ? nil : Array(character.utf8)))
        #expect(cluster.ascii == character.asciiValue)
        #expect(ClusterTests.clusters.filter { Cluster($0) == cluster } == [character])
    }
}
