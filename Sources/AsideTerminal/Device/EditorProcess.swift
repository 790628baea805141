internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The editor of the user, in which a long text can be written (`VISUAL`, `EDITOR`).
enum EditorProcess {
    /// The command that starts the editor; `nil` if the user has named none.
    static var command: String? {
        for name in ["VISUAL", "EDITOR"] {
            if let named = getenv(name).map({ String(cString: $0) }), !named.isEmpty { return named }
        }
        return nil
    }

    /// Lets the user change a text in the editor, which a shell starts by a command; `nil` if the editor has failed, or
    /// was given up with a status other than 0.
    ///
    /// The terminal must not be taken over meanwhile.
    @concurrent static func edit(_ text: String, with command: String, at terminal: Int32) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: run(text, command, terminal))
            }
        }
    }

    private static func run(_ text: String, _ command: String, _ terminal: Int32) -> String? {
        guard let (file, path) = temporaryFile() else { return nil }
        defer { unlink(path) }
        var bytes = Array(text.utf8)
        let isWritten = systemWrite(file, &bytes, bytes.count) == bytes.count
        close(file)
        guard isWritten, run(command, path, terminal) == 0, let edited = ProcessOutput.text(ofFile: path)
        else { return nil }
        // Editors end the last line, which the text of a field does not.
        return edited.hasSuffix("\n") && !text.hasSuffix("\n") ? String(edited.dropLast()) : edited
    }

    /// Runs the editor, and returns its status.
    ///
    /// Meanwhile, Ctrl-C is for the editor alone.
    private static func run(_ command: String, _ path: String, _ terminal: Int32) -> Int32 {
        let before = [SIGINT, SIGQUIT].map { (signal: $0, handler: systemSignal($0, SIG_IGN)) }
        defer { for (signal, handler) in before { _ = systemSignal(signal, handler) } }
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&files) == 0, posix_spawnattr_init(&attributes) == 0 else { return -1 }
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_adddup2(&files, terminal, stream)
        }
        var (none, ignored) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&ignored)
        for (signal, _) in before { sigaddset(&ignored, signal) }
        // The threads of the dispatch library block signals, and a child inherits that.
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let words = ["/bin/sh", "-c", command + " \"$@\"", command, path]
        let arguments = words.map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/bin/sh", &files, &attributes, arguments, environ) == 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return -1 } }
        return status
    }
}
