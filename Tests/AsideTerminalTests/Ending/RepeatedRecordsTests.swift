import Testing

@testable import AsideTerminal

@Suite("Records of questions in a loop")
struct RepeatedRecordsTests {
    @Test("Records that differ are all written, without a pause")
    func different() {
        var records = RepeatedRecords()
        for file in 1...1_000 {
            #expect(records.note(["Overwrite \(file)? Yes"]) == ["Overwrite \(file)? Yes"])
            #expect(records.pause == nil)
        }
    }

    @Test("Records that take turns are written a few times, then not any more, and the loop is slowed down")
    func alternating() {
        var records = RepeatedRecords()
        let written = (0..<1_000).flatMap { records.note([$0 % 2 == 0 ? "Version: 1.0" : "Channel: beta"]) }
        #expect(written.count == 18)
        #expect(written.last == "…")
        #expect(records.pause != nil)
    }

    @Test("A new record ends the loop")
    func new() {
        var records = RepeatedRecords()
        for _ in 0..<1_000 { _ = records.note(["Version: 1.0"]) }
        #expect(records.note(["Channel: beta"]) == ["Channel: beta"])
        #expect(records.note(["Version: 1.0"]) == ["Version: 1.0"])
        #expect(records.pause == nil)
    }
}
