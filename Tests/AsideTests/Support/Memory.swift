import Foundation

/// The memory that this process holds, in bytes; `nil` if the system does not tell.
func residentMemory() -> Int? {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * 4096 }
}
