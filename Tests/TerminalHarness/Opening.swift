import Foundation

/// Opens a pseudo-terminal, which no other program gets.
///
/// - Returns: the side of whoever types and looks, and where the program's side is to be opened.
func openPseudoTerminal() throws -> (master: Int32, slavePath: String) {
    #if canImport(Darwin)
        let master = try check("posix_openpt", posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
        try check("grantpt", grantpt(master))
        try check("unlockpt", unlockpt(master))
        return (master, String(cString: ptsname(master)))
    #else
        // The functions for it are not imported, nor are the numbers (TIOCSPTLCK and TIOCGPTN).
        let master = try check("open", open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
        var isLocked: Int32 = 0
        try check("ioctl", ioctl(master, 0x4004_5431, &isLocked))
        var number: Int32 = 0
        try check("ioctl", ioctl(master, 0x8004_5430, &number))
        return (master, "/dev/pts/\(number)")
    #endif
}
