#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The file in which sync-ups are kept, as JSON.
///
/// A save writes a new file beside it, and then renames that. If the power is cut at any moment, the file has
/// the old or the new content.
@MainActor
struct SyncUpFile {
    let path: String
    let disk: any Disk

    /// The content of the file.
    private struct Contents: Codable {
        var version = 1
        var syncUps: [SyncUp]
    }

    func read() throws -> [SyncUp] {
        guard let bytes = try disk.read(path) else { return [] }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
        } catch {
            throw BrokenFile(description: "“\(path)” does not hold sync-ups.")
        }
        guard contents.version == 1 else {
            throw BrokenFile(description: "“\(path)” was written by a later version of this app.")
        }
        let syncUps = contents.syncUps
        guard syncUps.allSatisfy(\.isSound), Set(syncUps.map(\.id)).count == syncUps.count else {
            throw BrokenFile(description: "“\(path)” holds sync-ups that cannot be.")
        }
        return syncUps
    }

    func write(_ syncUps: [SyncUp]) throws {
        guard try disk.isWritable(path) else { throw DiskError.readOnly }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let new = path + ".new"
        try disk.write(Array(encoder.encode(Contents(syncUps: syncUps))), to: new)
        try disk.move(new, to: path)
    }

    /// An unused name under which a broken file is kept.
    func nameAside() throws -> String {
        var number = 1
        while try disk.read("\(path).broken-\(number)") != nil { number += 1 }
        return "\(path).broken-\(number)"
    }

    func setAside(as name: String) throws {
        try disk.move(path, to: name)
    }
}

/// A file that can be read, but has an unknown format.
struct BrokenFile: Error, CustomStringConvertible {
    let description: String
}
