import Aside

/// What a window really shows, from its root upward, according to UIKit or AppKit.
struct PresentedChain: Equatable {
    /// A view that is presented from the layer below it.
    struct Layer: Equatable {
        /// The views of this module that the layer contains.
        var holds: Set<PresentationSource> = []
        /// The title, if it is an alert or a dialog.
        var alertTitle: String?
        /// Whether it is appearing or disappearing.
        var isMoving = false
    }

    var layers: [Layer]

    /// Finds out what has become of a modal that should be presented.
    ///
    /// - Parameters:
    ///   - modal: The modal.
    ///   - title: Its title.
    ///   - style: The style in which it should be presented.
    ///   - presenting: The view that should present it.
    /// - Returns: The finding; `.unknown` if the presenting view is not in this window.
    func finding(
        _ modal: ModalID, titled title: String, as style: PresentationStyle, from presenting: PresentationSource
    ) -> Finding {
        guard let source = layers.lastIndex(where: { $0.holds.contains(presenting) }) else { return .unknown }
        let above = layers[(source + 1)...]
        let own = above.first { style.isView ? $0.holds.contains(.modal(modal)) : $0.alertTitle == title }
        if let own { return own.isMoving ? .moving : .shown }
        return above.isEmpty ? .nothing : .other
    }
}
