import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: the file")
struct SyncUpFileTests {
    @Test("A crash at any moment of writing leaves the old or the new sync-ups")
    func crashes() throws {
        let old = [SyncUp.design]
        let new = [SyncUp.design, .morning]
        var isNew = false
        for steps in 0... {
            let disk = CrashingDisk()
            try SyncUpFile(path: "file", disk: disk).write(old)
            disk.stepsLeft = steps
            let hasCrashed = (try? SyncUpFile(path: "file", disk: disk).write(new)) == nil
            disk.stepsLeft = nil

            let found = try SyncUpFile(path: "file", disk: disk).read()
            #expect(found == old || found == new, "after \(steps) steps")
            // After the file is new at one moment, it is new at every later moment, too.
            #expect(!isNew || found == new, "after \(steps) steps")
            isNew = found == new

            // The leftovers of the crash disturb nobody.
            try SyncUpFile(path: "file", disk: disk).write([.morning])
            #expect(try SyncUpFile(path: "file", disk: disk).read() == [.morning])
            if !hasCrashed { break }
        }
        #expect(isNew)
    }

    @Test("The written file can be read by people, and again by the app")
    func format() throws {
        let disk = MemoryDisk()
        var design = SyncUp.design
        design.nextMeeting = "2026-03-11"
        design.meetings = [Meeting(id: 1, date: "2026-03-04", notes: "“Hello” \n\u{1F44B}")]
        try SyncUpFile(path: "file", disk: disk).write([design])
        #expect(try SyncUpFile(path: "file", disk: disk).read() == [design])
        #expect(
            String(decoding: try #require(disk.files["file"]), as: UTF8.self) == #"""
                {
                  "syncUps" : [
                    {
                      "attendees" : [
                        "Ann",
                        "Bob"
                      ],
                      "id" : 1,
                      "meetings" : [
                        {
                          "date" : "2026-03-04",
                          "id" : 1,
                          "notes" : "“Hello” \n👋"
                        }
                      ],
                      "minutes" : 1,
                      "nextMeeting" : "2026-03-11",
                      "title" : "Design"
                    }
                  ],
                  "version" : 1
                }
                """#)
    }

    @Test("A file that was written before meetings were planned is read as it was")
    func older() throws {
        let disk = MemoryDisk()
        let text = #"""
            {
              "syncUps" : [
                {
                  "attendees" : ["Ann", "Bob"],
                  "id" : 1,
                  "meetings" : [{ "date" : "2026-03-04", "id" : 1, "notes" : "Hello." }],
                  "minutes" : 1,
                  "title" : "Design"
                }
              ],
              "version" : 1
            }
            """#
        try disk.write(Array(text.utf8), to: "file")
        var design = SyncUp.design
        design.meetings = [Meeting(id: 1, date: "2026-03-04", notes: "Hello.")]
        #expect(try SyncUpFile(path: "file", disk: disk).read() == [design])
    }
}

/// A disk that loses its power after a number of steps; each byte is a step, and so is a change of name.
private final class CrashingDisk: Disk {
    var stepsLeft: Int?
    private var files: [String: [UInt8]] = [:]

    struct PowerCut: Error {}

    func read(_ path: String) -> [UInt8]? { files[path] }

    func isWritable(_ path: String) -> Bool { true }

    func write(_ bytes: [UInt8], to path: String) throws {
        try step()
        files[path] = []
        for byte in bytes {
            try step()
            files[path]?.append(byte)
        }
    }

    func move(_ path: String, to other: String) throws {
        try step()
        files[other] = files.removeValue(forKey: path)
    }

    private func step() throws {
        guard let left = stepsLeft else { return }
        guard left > 0 else { throw PowerCut() }
        stepsLeft = left - 1
    }
}
