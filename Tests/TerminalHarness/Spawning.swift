import Foundation

/// Starts a program in its own session, on a terminal.
///
/// When the leader of a session without a terminal opens a terminal, it becomes the session's terminal.
func spawn(_ command: [String], on terminal: String, environment: [String: String]) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    try succeed("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&files))
    defer { posix_spawn_file_actions_destroy(&files) }
    try succeed("addopen", posix_spawn_file_actions_addopen(&files, 0, terminal, O_RDWR, 0))
    try succeed("adddup2", posix_spawn_file_actions_adddup2(&files, 0, 1))
    try succeed("adddup2", posix_spawn_file_actions_adddup2(&files, 0, 2))

    var attributes = posix_spawnattr_t()
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
    #if canImport(Darwin)
        let session = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
        // This is a macro that is not imported.
        let session: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, Int16(Int32(flags) | Int32(session)))

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
