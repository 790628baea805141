#if canImport(SwiftUI) && os(watchOS)
    import Aside
    import Observation
    import SwiftUI

    typealias SystemWindow = ModifierWindow

    /// A window that presents by SwiftUI's modifiers, where there is neither UIKit nor AppKit.
    ///
    /// What a sheet asks is presented from the view of that sheet. SwiftUI says when a sheet has gone, but not when an
    /// alert has: it has closed when SwiftUI writes its binding.
    @MainActor
    @Observable
    final class ModifierWindow: PresentingWindow {
        @ObservationIgnored weak var observer: (any PresentingObserver)?
        /// Sheets of SwiftUI have the environment by themselves.
        let surroundings = Surroundings()
        /// What is presented, from the lowest.
        private(set) var shown: [Level] = []
        @ObservationIgnored private var completion: (@MainActor () -> Void)?

        /// What one view presents.
        struct Level: Identifiable {
            let presentation: Presentation
            let id: ModalID
        }

        var chain: PresentedChain? { PresentedChain(layers: shown.map { .modal($0.id) }) }

        func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void) {
            shown.append(Level(presentation: presentation, id: presentation.modal.id))
            if presentation.style.closesItself { completion() } else { self.completion = completion }
        }

        func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void) {
            guard let place = shown.firstIndex(where: { $0.id == modal }) else { return completion() }
            let isAlert = shown[place].presentation.style.closesItself
            shown.removeSubrange(place...)
            if isAlert { completion() } else { self.completion = completion }
        }

        func afterMotion(_ action: @escaping @MainActor () -> Void) { action() }

        func hasAnchor(_ name: String?) -> Bool { false }

        func showNotices(of stage: Stage) {}

        func hideNotices() {}

        /// Called when a sheet has come into view, or has gone.
        func moved() {
            let completion = completion
            self.completion = nil
            if let completion { completion() } else { observer?.windowChanged() }
        }

        /// Called when SwiftUI has closed something by itself.
        func closed(_ modal: ModalID, byUser: Bool) {
            guard let place = shown.firstIndex(where: { $0.id == modal }) else { return }
            shown.removeSubrange(place...)
            if byUser { observer?.userDismisses(modal) } else { observer?.windowChanged() }
        }
    }

    /// A modifier with which a view presents what is to be shown over it.
    struct LevelModifier: ViewModifier {
        let window: ModifierWindow
        let number: Int

        func body(content: Content) -> some View {
            content
                .alert(title, isPresented: isPresented(.alert), presenting: level) {
                    LevelButtons(modal: $0.presentation.modal)
                } message: {
                    LevelMessage(modal: $0.presentation.modal)
                }
                .confirmationDialog(
                    title, isPresented: isPresented(.dialog), titleVisibility: .visible, presenting: level
                ) {
                    LevelButtons(modal: $0.presentation.modal)
                } message: {
                    LevelMessage(modal: $0.presentation.modal)
                }
                .sheet(item: item { !$0.closesItself && $0 != .fullScreen }, onDismiss: window.moved) { view(of: $0) }
                .fullScreenCover(item: item { $0 == .fullScreen }, onDismiss: window.moved) { view(of: $0) }
        }

        private var level: ModifierWindow.Level? { window.shown.indices.contains(number) ? window.shown[number] : nil }

        private var title: String { level?.presentation.modal.content.title ?? "" }

        private func view(of level: ModifierWindow.Level) -> some View {
            let modal = level.presentation.modal
            return PresentedView(modal: modal, isOverlay: level.presentation.style == .overlay, window: window)
                .interactiveDismissDisabled(modal.blocksSwipe)
                .modifier(LevelModifier(window: window, number: number + 1))
                .onAppear { window.moved() }
        }

        private func isPresented(_ style: PresentationStyle) -> Binding<Bool> {
            let (window, level) = (window, level)
            return Binding { @MainActor in
                level?.presentation.style == style
            } set: { @MainActor isPresented in
                if !isPresented, let level { window.closed(level.id, byUser: false) }
            }
        }

        private func item(_ isIncluded: (PresentationStyle) -> Bool) -> Binding<ModifierWindow.Level?> {
            let (window, level) = (window, level.flatMap { isIncluded($0.presentation.style) ? $0 : nil })
            return Binding { @MainActor in
                level
            } set: { @MainActor written in
                if written == nil, let level { window.closed(level.id, byUser: true) }
            }
        }
    }

    private struct LevelButtons: View {
        let modal: Modal

        var body: some View {
            let buttons = AlertButton.all(of: modal)
            ForEach(buttons.indices, id: \.self) { place in
                Button(buttons[place].label, role: ButtonRole(buttons[place].role)) { buttons[place].press() }
            }
        }
    }

    private struct LevelMessage: View {
        let modal: Modal

        var body: some View {
            if let explanation = modal.content.explanation { Text(explanation) }
        }
    }
#endif
