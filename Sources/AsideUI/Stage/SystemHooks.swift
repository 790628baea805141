import Aside

#if canImport(Accessibility)
    import Accessibility
#endif
#if canImport(os) && DEBUG
    import os
#endif

/// What a presenter has from its surroundings: what the system can present, how time passes, and who is told of mistakes.
///
/// These are the real ones, unless a test decides otherwise.
struct SystemHooks: Sendable {
    /// What the system can present.
    var platform: @MainActor () -> Platform = { .current }
    /// Does something after a time; after none, in another turn of the main actor.
    var after: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void = { duration, action in
        Task {
            if duration > .zero { try? await Task.sleep(for: duration) }
            action()
        }
    }
    /// Shows a mistake of the program to the programmer.
    ///
    /// In debug builds, Xcode shows it as a runtime issue.
    var warn: @MainActor (String) -> Void = { text in
        #if canImport(os) && DEBUG
            Logger(subsystem: "com.apple.runtime-issues", category: "Aside").fault("\(text, privacy: .public)")
        #endif
    }
    /// Has VoiceOver read a text.
    var announce: @MainActor (String) -> Void = { text in
        #if canImport(Accessibility)
            AccessibilityNotification.Announcement(text).post()
        #endif
    }
}
