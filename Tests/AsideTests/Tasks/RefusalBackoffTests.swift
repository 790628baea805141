import Testing

@testable import Aside

@Suite("RefusalBackoff")
struct RefusalBackoffTests {
    @Test(
        "The first eight refusals of a task cost a turn; each later one pauses it twice as long, half a second at most")
    func growing() {
        var backoff = RefusalBackoff()
        let pauses = (1...20).map { _ in backoff.refuse(1).pause }
        let expected: [Int?] = Array(repeating: nil, count: 8) + [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512]
        #expect(pauses == expected.map { $0.map { .milliseconds($0) } })
    }

    @Test("Refusals are counted for each task separately; of very many tasks, only the latest are remembered")
    func bounded() {
        var backoff = RefusalBackoff()
        for task in 0..<1_000 { _ = backoff.refuse(task) }
        #expect(backoff.refuse(0).count == 1)
        #expect(backoff.refuse(999).count == 2)
    }
}
