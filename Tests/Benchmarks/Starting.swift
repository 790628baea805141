import Foundation

/// Measures the start and the size of a tool that was built before: `swift build -c release --product aside-new`.
@MainActor
func compareTool() async {
    let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "aside-new")
    guard let size = try? tool.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
        return print("  aside-new is not built")
    }
    print("  aside-new: \(size / 1_000) kB")
    let start = Subject(name: "aside-new --version, from start to end") { times in
        for _ in 0..<times {
            let process = Process()
            process.executableURL = tool
            process.arguments = ["--version"]
            process.standardOutput = FileHandle.nullDevice
            try? process.run()
            process.waitUntilExit()
        }
    }
    await measure([start], times: 5)
}
