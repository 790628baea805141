#if canImport(os) && DEBUG
    import os
#endif

/// A mistake of the program that is shown to the programmer while the program runs.
enum RuntimeIssue {
    /// Shows a text as a runtime issue in Xcode, in debug builds.
    static func show(_ text: String) {
        #if canImport(os) && DEBUG
            Logger(subsystem: "com.apple.runtime-issues", category: "Aside").fault("\(text, privacy: .public)")
        #endif
    }
}
