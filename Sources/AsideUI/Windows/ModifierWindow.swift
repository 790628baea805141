#if canImport(SwiftUI) && (os(watchOS) || os(Linux))
    import Aside
    import Observation
    import SwiftUI

    typealias SystemWindow = ModifierWindow

    /// A window that presents by SwiftUI's modifiers, where there is neither UIKit nor AppKit: on watchOS, and where a double
    /// of SwiftUI runs it.
    ///
    /// What a sheet asks is presented from the view of that sheet. SwiftUI says when a sheet has gone, but not when an
    /// alert has: it has closed when SwiftUI writes its binding.
    @MainActor
    @Observable
    final class ModifierWindow: PresentingWindow {
        @ObservationIgnored weak var observer: (any PresentingObserver)?
        /// The stage whose questions are shown.
        @ObservationIgnored weak var stage: Stage?
        /// What is presented, from the lowest.
        private(set) var shown: [Presentation] = []
        @ObservationIgnored private var completion: (@MainActor () -> Void)?

        var chain: PresentedChain? { PresentedChain(layers: shown.map { .modal($0.id) }) }

        func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void) {
            shown.append(presentation)
            if presentation.style.closesItself { completion() } else { self.completion = completion }
        }

        func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void) {
            guard let place = shown.firstIndex(where: { $0.id == modal }) else { return completion() }
            let isAlert = shown[place].style.closesItself
            shown.removeSubrange(place...)
            if isAlert { completion() } else { self.completion = completion }
        }

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
                .alert(
                    level?.modal.content.title ?? "", isPresented: isAlertPresented, presenting: level
                ) { level in
                    let buttons = AlertButton.all(of: level.modal)
                    ForEach(buttons.indices, id: \.self) { place in
                        Button(buttons[place].label, role: ButtonRole(buttons[place].role)) { buttons[place].press() }
                    }
                } message: { level in
                    if let explanation = level.modal.content.explanation { Text(explanation) }
                }
                .sheet(item: sheet, onDismiss: window.moved) { view(of: $0) }
        }

        private var level: Presentation? { window.shown.indices.contains(number) ? window.shown[number] : nil }

        private func view(of level: Presentation) -> some View {
            let modal = level.modal
            // Sheets of SwiftUI have the environment by themselves.
            return PresentedView(level, Surroundings())
                .interactiveDismissDisabled(modal.blocksSwipe)
                .modifier(LevelModifier(window: window, number: number + 1))
                .onAppear { window.moved() }
        }

        private var isAlertPresented: Binding<Bool> {
            let (window, level) = (window, level)
            let isPresented = level?.style.closesItself == true
            return Binding({ isPresented }, { if !$0, let level { window.closed(level.id, byUser: false) } })
        }

        private var sheet: Binding<Presentation?> {
            let (window, level) = (window, level.flatMap { $0.style.closesItself ? nil : $0 })
            return Binding({ level }, { if $0 == nil, let level { window.closed(level.id, byUser: true) } })
        }
    }
#endif
