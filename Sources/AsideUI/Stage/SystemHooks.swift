import Aside

#if canImport(Accessibility)
    import Accessibility
#endif
#if canImport(os) && DEBUG
    import os
#endif

/// What a presenter has from its surroundings: what the system can present, how time passes, and who is told of mistakes.
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
    var warn: @MainActor (String) -> Void = { RuntimeIssue.show($0) }
    /// Has VoiceOver read a text.
    var announce: @MainActor (String) -> Void = { text in
        #if canImport(Accessibility)
            AccessibilityNotification.Announcement(text).post()
        #endif
    }

    /// The real system.
    static let real = SystemHooks()
}

/// A mistake of the program that is shown to the programmer while the program runs.
enum RuntimeIssue {
    /// Shows a text as a runtime issue in Xcode, in debug builds.
    static func show(_ text: String) {
        #if canImport(os) && DEBUG
            Logger(subsystem: "com.apple.runtime-issues", category: "Aside").fault("\(text, privacy: .public)")
        #endif
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    extension EnvironmentValues {
        /// The surroundings: the real system, unless a test decides them.
        var hooks: SystemHooks {
            get { self[SystemHooksKey.self] }
            set { self[SystemHooksKey.self] = newValue }
        }
    }

    private struct SystemHooksKey: EnvironmentKey {
        static var defaultValue: SystemHooks { .real }
    }
#endif
