import Foundation
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: the disk of this machine")
final class FileDiskTests {
    let disk = FileDisk()
    let folder = FileManager.default.temporaryDirectory.appending(path: "aside-\(UUID())").path
    var path: String { folder + "/sync-ups.json" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test("A saved file is there for the next run, and no other file")
    func roundTrip() throws {
        let store = SyncUpStore(path: path)
        try store.save(.design)
        try store.save(.morning)
        let next = SyncUpStore(path: path)
        try next.load()
        #expect(next.syncUps == [.design, .morning])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["sync-ups.json"])
    }

    @Test("A read-only file is not changed")
    func readOnly() throws {
        let store = SyncUpStore(path: path)
        try store.save(.design)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: DiskError.readOnly) { try store.save(.morning) }
        #expect(store.syncUps == [.design])
        #expect(try SyncUpFile(path: path, disk: disk).read() == [.design])
    }

    @Test("A large file is read and written whole")
    func large() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try disk.write(bytes, to: path)
        #expect(try disk.read(path) == bytes)
        try disk.write([1, 2], to: path)
        #expect(try disk.read(path) == [1, 2])
    }

    @Test("A missing file is read as nothing, and can be written")
    func missing() throws {
        #expect(try disk.read(path) == nil)
        #expect(try disk.isWritable(path))
    }

    @Test("A folder in the place of the file is an error that says so")
    func folderInPlace() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(throws: DiskError.other("Is a directory")) { try disk.write([1], to: path) }
        #expect(throws: DiskError.other("Is a directory")) { try disk.read(path) }
        #expect(throws: DiskError.self) { try SyncUpStore(path: path).save(.design) }
    }

    #if os(Linux)
        @Test("A full disk is reported as such")
        func full() throws {
            #expect(throws: DiskError.full) { try disk.write([1], to: "/dev/full") }
        }
    #endif

    @Test(
        "Error numbers of the system are reported as sentences",
        arguments: [
            (ENOSPC, DiskError.full), (EDQUOT, .full), (EFBIG, .full), (EROFS, .readOnly), (EACCES, .denied),
            (EPERM, .denied), (ENOTDIR, .other("Not a directory")),
        ])
    func numbers(number: Int32, error: DiskError) {
        #expect(DiskError(number) == error)
        #expect(error.description.hasSuffix("."))
    }
}
