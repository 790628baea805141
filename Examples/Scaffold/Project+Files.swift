extension Project {
    /// What is in it.
    var files: [File] {
        var files = [
            File(path: ["Package.swift"], text: manifest),
            File(path: ["Sources", "\(name)", "\(name).swift"], text: source),
        ]
        for extra in extras {
            switch extra {
            case .tests: files.append(File(path: ["Tests", "\(name)Tests", "\(name)Tests.swift"], text: test))
            case .readMe: files.append(File(path: ["README.md"], text: "# \(name)\n"))
            case .gitIgnore: files.append(File(path: [".gitignore"], text: ".build/\n"))
            }
        }
        return files
    }

    private var manifest: String {
        let target = kind == .tool ? "executableTarget" : "target"
        let tests =
            extras.contains(.tests)
            ? "\n        .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])," : ""
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            let package = Package(
                name: "\(name)",
                targets: [
                    .\(target)(name: "\(name)"),\(tests)
                ]
            )

            """
    }

    private var source: String {
        let greeting = "let greeting = \"Hello!\"\n"
        guard kind == .tool else { return "public \(greeting)" }
        return """
            \(greeting)
            @main
            enum Command {
                static func main() {
                    print(greeting)
                }
            }

            """
    }

    private var test: String {
        """
        import Testing

        @testable import \(name)

        @Test func greets() {
            #expect(greeting == "Hello!")
        }

        """
    }
}
