import Aside

#if canImport(Accessibility)
    import Accessibility
#endif
#if canImport(os) && DEBUG
    import os
#endif

/// What a presenter cannot decide by itself: what the system can do, how time passes, and what is really in view.
struct SystemHooks: Sendable {
    /// What the system can present.
    let platform: @MainActor () -> Platform
    /// Calls ``StagePresenter/isOver(_:)`` when the pause is over.
    let wait: @MainActor (Placement.Wait, StagePresenter) -> Void
    /// Does something after a second.
    let afterSecond: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// Shows a mistake of the program to the programmer.
    let warn: @MainActor (String) -> Void
    /// Has VoiceOver read a text.
    let announce: @MainActor (String) -> Void
    /// Finds out what has become of the presentation of a view.
    let find: @MainActor (ModalAppearance, PresentationSource, StagePresenter) -> PresentedState
    /// Finds out whether the view that shows the stage was removed.
    let isGone: @MainActor (StagePresenter) -> Bool

    /// Makes hooks.
    ///
    /// By default, nobody can find out what is in view.
    init(
        platform: @escaping @MainActor () -> Platform = { Platform() },
        wait: @escaping @MainActor (Placement.Wait, StagePresenter) -> Void,
        afterSecond: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { _ in },
        warn: @escaping @MainActor (String) -> Void = { _ in },
        announce: @escaping @MainActor (String) -> Void = { _ in },
        find: @escaping @MainActor (ModalAppearance, PresentationSource, StagePresenter) -> PresentedState = {
            _, _, _ in
            .unknown
        },
        isGone: @escaping @MainActor (StagePresenter) -> Bool = { _ in false }
    ) {
        self.platform = platform
        self.wait = wait
        self.afterSecond = afterSecond
        self.warn = warn
        self.announce = announce
        self.find = find
        self.isGone = isGone
    }

    /// The real system.
    static let real = SystemHooks(
        platform: { .current },
        wait: { wait, presenter in
            Task { [weak presenter] in
                try? await Task.sleep(for: PauseTiming().duration(of: wait, canLook: presenter?.canLook(wait) == true))
                presenter?.isOver(wait)
            }
        },
        afterSecond: { action in
            Task {
                try? await Task.sleep(for: .seconds(1))
                action()
            }
        },
        warn: { RuntimeIssue.show($0) },
        announce: { text in
            #if canImport(Accessibility)
                AccessibilityNotification.Announcement(text).post()
            #endif
        },
        find: { appearance, presenting, presenter in
            guard let content = presenter.modal(appearance.modal)?.content,
                let style = presenter.placement.slot(of: presenting)?.style,
                let chain = presenter.views.chain(from: presenting)
            else { return .unknown }
            let texts = Set([content.title, content.explanation].compactMap(\.self))
            return chain.finding(appearance.modal, saying: texts, as: style, from: presenting)
        },
        isGone: { $0.views.areGone })
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
        /// The passage of time and the findings, if a test decides them.
        var hooks: SystemHooks? {
            get { self[SystemHooksKey.self] }
            set { self[SystemHooksKey.self] = newValue }
        }
    }

    private struct SystemHooksKey: EnvironmentKey {
        static var defaultValue: SystemHooks? { nil }
    }
#endif
