import Foundation

/// Opens a pseudo-terminal for the exclusive use of this process: the side of the user, and the path of the program's.
func openPseudoTerminal() throws -> (master: Int32, slavePath: String) {
    #if canImport(Darwin)
        let master = try check("posix_openpt", posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
        try check("grantpt", grantpt(master))
        try check("unlockpt", unlockpt(master))
        return (master, String(cString: ptsname(master)))
    #else
        // Neither the functions for this nor the numbers are imported (TIOCSPTLCK and TIOCGPTN).
        let master = try check("open", open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
        var isLocked: Int32 = 0
        try check("ioctl", ioctl(master, 0x4004_5431, &isLocked))
        var number: Int32 = 0
        try check("ioctl", ioctl(master, 0x8004_5430, &number))
        return (master, "/dev/pts/\(number)")
    #endif
}
