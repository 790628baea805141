// What differs between the systems.
import Foundation

#if canImport(Darwin)
    typealias SpawnFileActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?

    func noFileActions() -> SpawnFileActions { nil }
    func noSpawnAttributes() -> SpawnAttributes { nil }

    /// Makes a spawned program lead a session of its own, and inherit no other files than those that it is given.
    let spawnsSession = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)

    /// Opens a pseudo-terminal for the exclusive use of this process: the side of the user, and the path of the program's.
    func openPseudoTerminal() throws -> (master: Int32, slavePath: String) {
        let master = try check("posix_openpt", posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
        try check("grantpt", grantpt(master))
        try check("unlockpt", unlockpt(master))
        return (master, String(cString: ptsname(master)))
    }

    /// The folder of the tests, which holds the tools, too.
    let folderOfTests = Bundle(for: OutputReader.self).bundleURL.deletingLastPathComponent()
#else
    typealias SpawnFileActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t

    func noFileActions() -> SpawnFileActions { SpawnFileActions() }
    func noSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }

    // This is a macro that is not imported.
    /// Makes a spawned program lead a session of its own.
    let spawnsSession: Int32 = 0x80

    /// Opens a pseudo-terminal for the exclusive use of this process: the side of the user, and the path of the program's.
    func openPseudoTerminal() throws -> (master: Int32, slavePath: String) {
        // Neither the functions for this nor the numbers are imported (TIOCSPTLCK and TIOCGPTN).
        let master = try check("open", open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
        var isLocked: Int32 = 0
        try check("ioctl", ioctl(master, 0x4004_5431, &isLocked))
        var number: Int32 = 0
        try check("ioctl", ioctl(master, 0x8004_5430, &number))
        return (master, "/dev/pts/\(number)")
    }

    /// The folder of the tests, which holds the tools, too.
    let folderOfTests = Bundle.main.bundleURL
#endif
