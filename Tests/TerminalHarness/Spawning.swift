import Foundation

/// The standard files of a program that is started.
enum StandardFiles {
    /// When the leader of a session without a terminal opens a terminal, it becomes the session's terminal.
    case terminal(String)
    case files(input: Input, output: String, errors: String)

    enum Input {
        case file(String)
        case pipe(Int32)
    }

    fileprivate func add(to files: inout SpawnFileActions) throws {
        switch self {
        case .terminal(let terminal):
            try succeed("addopen", posix_spawn_file_actions_addopen(&files, 0, terminal, O_RDWR, 0))
            try succeed("adddup2", posix_spawn_file_actions_adddup2(&files, 0, 1))
            try succeed("adddup2", posix_spawn_file_actions_adddup2(&files, 0, 2))
        case .files(let input, let output, let errors):
            switch input {
            case .file(let path): try succeed("addopen", posix_spawn_file_actions_addopen(&files, 0, path, O_RDONLY, 0))
            case .pipe(let end): try succeed("adddup2", posix_spawn_file_actions_adddup2(&files, end, 0))
            }
            for (number, path) in [(Int32(1), output), (2, errors)] {
                let flags = O_WRONLY | O_CREAT | O_TRUNC
                try succeed("addopen", posix_spawn_file_actions_addopen(&files, number, path, flags, 0o600))
            }
        }
    }
}

/// Starts a program in its own session.
func spawn(_ command: [String], _ standardFiles: StandardFiles, environment: [String: String]) throws -> pid_t {
    var files = noFileActions()
    try succeed("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&files))
    defer { posix_spawn_file_actions_destroy(&files) }
    try standardFiles.add(to: &files)

    var attributes = noSpawnAttributes()
    try succeed("posix_spawnattr_init", posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    // A child inherits blocked and ignored signals, and the threads of tests block most signals.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(Int32(flags) | spawnsSession))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    try succeed("posix_spawn", posix_spawn(&process, command[0], &files, &attributes, arguments, variables))
    return process
}

/// These functions return the number of the error.
private func succeed(_ call: String, _ number: Int32) throws {
    if number != 0 {
        errno = number
        try check(call, -1)
    }
}
