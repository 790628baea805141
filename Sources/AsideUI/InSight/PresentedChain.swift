import Aside

/// What a window really shows, from its root upward, according to UIKit or AppKit.
struct PresentedChain: Equatable {
    /// A view that is presented from the layer below it.
    struct Layer: Equatable {
        /// The views of this module that the layer contains.
        var holds: Set<PresentationSource> = []
        /// The texts that can be read, if it is an alert or a dialog.
        var alertTexts: Set<String>?
        /// The name of what shows it.
        var name = ""
        /// Whether it is appearing or disappearing.
        var isMoving = false
    }

    var layers: [Layer]

    /// Finds out what has become of a modal that should be presented.
    ///
    /// - Parameters:
    ///   - modal: The modal.
    ///   - texts: Its title and its message.
    ///   - style: The style in which it should be presented.
    ///   - presenting: The view that should present it.
    /// - Returns: The finding; `.unknown` if the presenting view is not in this window.
    func finding(
        _ modal: ModalID, saying texts: Set<String>, as style: PresentationStyle, from presenting: PresentationSource
    ) -> PresentedState {
        let place = layers.lastIndex { $0.holds.contains(presenting) }
        let above = layers[(place.map { $0 + 1 } ?? 0)...]
        let own = above.first { style.isView ? $0.holds.contains(.modal(modal)) : $0.says(texts) }
        if let own { return own.isMoving ? .moving : .shown }
        guard let place else { return .unknown }
        // A view that is coming or going presents nothing yet.
        return above.isEmpty && !layers[place].isMoving ? .nothing : .other
    }

    /// Returns the name of what is in front of a view, if it is something of another part of the app.
    func front(of presenting: PresentationSource) -> String? {
        guard let source = layers.lastIndex(where: { $0.holds.contains(presenting) }) else { return nil }
        return layers[(source + 1)...].last { $0.holds.isEmpty }?.name
    }
}

extension PresentedChain.Layer {
    /// Whether this is an alert with one of some texts, or one in which nobody can read any text.
    fileprivate func says(_ texts: Set<String>) -> Bool {
        guard let alertTexts else { return false }
        return alertTexts.isEmpty || !alertTexts.isDisjoint(with: texts)
    }
}
