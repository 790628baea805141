import Dispatch

/// The lines of standard input, read one at a time, on a thread that may wait for them.
struct LineReader: Sendable {
    private let thread = DispatchQueue(label: "standard input")

    /// The next line; `nil` at the end of the input.
    func next() async -> String? {
        await withCheckedContinuation { continuation in
            thread.async { continuation.resume(returning: readLine()) }
        }
    }
}
