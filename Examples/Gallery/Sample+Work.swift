import Aside

extension Sample {
    /// Sheets, progress and retrying.
    static let work = [
        Sample("l", "Sheet") { flow in try await flow.sheet(WishScreen()) },
        Sample("m", "Progress") { flow in try await flow.download() },
        Sample("n", "Retrying") { flow in try await flow.upload() },
    ]
}

extension GalleryFlow {
    /// Progress with parts and with the time left.
    fileprivate func download() async throws -> String {
        let files = ["a.zip", "b.zip", "c.zip"]
        return try await progress("Downloading", showsTimeLeft: true) { report in
            for (index, file) in files.enumerated() {
                try await report.part(file) { part in
                    part(0.5)
                    try await clock.sleep(for: pace)
                }
                report(Double(index + 1) / Double(files.count))
            }
            return "\(files.count) files"
        }
    }

    /// Work that fails the first time.
    fileprivate func upload() async throws -> String {
        var attempts = 0
        return try await retrying("The upload failed") {
            attempts += 1
            if attempts == 1 { throw Unreachable() }
            return "done at attempt \(attempts)"
        }
    }
}

/// The error of the first upload.
private struct Unreachable: Error, CustomStringConvertible {
    var description: String { "The server does not answer." }
}
