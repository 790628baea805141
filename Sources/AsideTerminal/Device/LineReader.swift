internal import Dispatch

// The C library's streams are variables, but nobody ever sets them.
#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// A reader that reads the lines of a file one at a time, on a thread that may wait.
///
/// The whole process has one reader of each file. If a line arrives when nobody wants it any more, the next caller gets
/// it, so no line is lost.
@MainActor
final class LineReader {
    /// The reader of standard input, which shares its buffer with `readLine`.
    static let standard = LineReader(STDIN_FILENO) { getc(stdin) }
    /// The reader of the terminal from which the process was started.
    static let controlling = Result { () throws(TerminalError) in
        let file = try TerminalFiles.controlling().input
        return LineReader(file) {
            var byte: UInt8 = 0
            return systemRead(file, &byte, 1) == 1 ? Int32(byte) : EOF
        }
    }

    /// Whether the input of any reader has ended with a line that is too long.
    private(set) static var hasMetLongLine = false

    let file: Int32
    private let thread = DispatchQueue(label: "lines")
    private let nextByte: @Sendable () -> Int32
    private var isReading = false
    private var hasBegun = false
    private var hasEnded = false
    private var unread: [String] = []
    private var waiting: [(number: Int, continuation: CheckedContinuation<String?, Never>)] = []
    private var count = 0

    private init(_ file: Int32, nextByte: @escaping @Sendable () -> Int32) {
        self.file = file
        self.nextByte = nextByte
    }

    /// Returns the next line; `nil` at the end of the input, and when the task is cancelled.
    func next() async -> String? {
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled, !hasEnded || !unread.isEmpty else {
                    return continuation.resume(returning: nil)
                }
                waiting.append((number, continuation))
                handOut()
            }
        } onCancel: {
            Task { @MainActor in self.giveUp(number) }
        }
    }

    /// Drops the lines that are at the terminal already, and returns whether there are any.
    func dropUnread() -> Bool {
        var hasDropped = !unread.isEmpty
        unread = []
        while !isReading, !hasEnded, isReady(file, for: POLLIN, within: 0) {
            guard Self.readLine(nextByte).0 != nil else {
                take(nil)
                break
            }
            hasDropped = true
        }
        return hasDropped
    }

    private func handOut() {
        while !waiting.isEmpty && !unread.isEmpty {
            waiting.removeFirst().continuation.resume(returning: unread.removeFirst())
        }
        guard !waiting.isEmpty, !isReading else { return }
        isReading = true
        thread.async { [nextByte] in
            let (line, isTooLong) = Self.readLine(nextByte)
            Task { @MainActor in
                if isTooLong { Self.hasMetLongLine = true }
                self.take(line)
            }
        }
    }

    /// The maximum length of a line, because input such as `/dev/zero` contains no line end.
    nonisolated static let longestLine = 1 << 16

    /// Returns the next line without its end; `nil` at the end of the input, and if the line is too long.
    private nonisolated static func readLine(_ nextByte: () -> Int32) -> (String?, isTooLong: Bool) {
        var bytes: [UInt8] = []
        while bytes.count <= longestLine {
            errno = 0
            let next = nextByte()
            if next == EOF {
                // A signal has interrupted the call.
                if errno == EINTR, feof(stdin) == 0 {
                    clearerr(stdin)
                    continue
                }
                return (bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self), false)
            }
            if next == 0x0A {
                if bytes.last == 0x0D { bytes.removeLast() }
                return (String(decoding: bytes, as: UTF8.self), false)
            }
            bytes.append(UInt8(truncatingIfNeeded: next))
        }
        return (nil, true)
    }

    private func take(_ line: String?) {
        isReading = false
        if let line {
            unread.append(hasBegun ? line : line.withoutByteOrderMark)
            hasBegun = true
            handOut()
        } else {
            hasEnded = true
            let waiting = waiting
            self.waiting = []
            for waiter in waiting { waiter.continuation.resume(returning: nil) }
        }
    }

    private func giveUp(_ number: Int) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(returning: nil)
    }
}

extension String {
    /// The first line of a text, without the mark that some editors put before it.
    var withoutByteOrderMark: String { first == "\u{FEFF}" ? String(dropFirst()) : self }
}
