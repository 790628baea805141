#if canImport(os) && DEBUG
    import Aside
    import os

    extension RuntimeWarning {
        /// Shows the warning as a runtime issue in Xcode.
        func log() {
            Logger(subsystem: "com.apple.runtime-issues", category: "Aside").fault("\(description, privacy: .public)")
        }
    }
#endif
