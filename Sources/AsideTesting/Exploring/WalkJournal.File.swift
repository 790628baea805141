import Foundation
import Testing

extension WalkJournal {
    /// The file of a journal, which only one exploration uses at a time.
    ///
    /// The file is mapped into memory: to write a line costs no system call, and the kernel keeps the line if the process
    /// ends. The text ends at the first zero byte.
    final class File {
        /// The steps that an exploration left behind because its process ended.
        let earlier: String
        private let place: (path: String, handle: FileHandle)?
        private let bytes: UnsafeMutableRawBufferPointer
        private var size = 0
        private var isRemoved = false

        /// More than the text of a walk; the lines beyond it are left out.
        private static let capacity = 1 << 16

        /// Makes memory without a file.
        init() {
            bytes = .allocate(byteCount: Self.capacity, alignment: 1)
            earlier = ""
            place = nil
            clear()
        }

        deinit {
            if place == nil { bytes.deallocate() } else { remove() }
        }

        /// Opens the file of a test; `nil` if there can be none.
        ///
        /// A test that runs with several arguments at once needs several files.
        init?(_ test: SourceLocation) {
            var hash: UInt32 = 2_166_136_261
            for byte in test.filePath.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
            let name = "aside-walk-\(test.fileName)-\(test.line)-\(String(hash, radix: 16))"
            let directory = FileManager.default.temporaryDirectory
            for number in 1...16 {
                let path = directory.appending(path: "\(name)-\(number)").path(percentEncoded: false)
                let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
                guard descriptor >= 0 else { return nil }
                let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
                guard let bytes = Self.map(handle) else {
                    unlink(path)
                    return nil
                }
                place = (path, handle)
                self.bytes = bytes
                earlier = Self.text(of: bytes)
                clear()
                return
            }
            return nil
        }

        /// Returns the text in such a file.
        static func text(of bytes: some Sequence<UInt8>) -> String {
            String(decoding: Array(bytes.prefix { $0 != 0 }), as: UTF8.self)
        }

        /// What was added since the last ``clear()``.
        var text: String { isRemoved ? "" : Self.text(of: bytes) }

        /// Maps a file, whose blocks are there before: a full disk would end the process at a later write.
        private static func map(_ file: FileHandle) -> UnsafeMutableRawBufferPointer? {
            do {
                let missing = try capacity - Int(file.seekToEnd())
                if missing > 0 { try file.write(contentsOf: Data(count: missing)) }
            } catch {
                return nil
            }
            let start = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file.fileDescriptor, 0)
            guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
            return UnsafeMutableRawBufferPointer(start: start, count: capacity)
        }

        func clear() {
            bytes[0] = 0
            size = 0
        }

        /// Adds lines; their first byte comes last, so that the text ends before them until they are whole.
        func add(_ lines: String) {
            var lines = lines
            lines.withUTF8 { text in
                let end = size + text.count + 1
                guard let first = text.first, end < bytes.count else { return }
                bytes[end] = 0
                bytes[end - 1] = UInt8(ascii: "\n")
                UnsafeMutableRawBufferPointer(rebasing: bytes[(size + 1)...]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[1...]))
                bytes[size] = first
                size = end
            }
        }

        /// Removes the file; memory without a file stays as it is.
        func remove() {
            guard let place, !isRemoved else { return }
            isRemoved = true
            munmap(bytes.baseAddress, bytes.count)
            unlink(place.path)
            try? place.handle.close()
        }
    }
}
