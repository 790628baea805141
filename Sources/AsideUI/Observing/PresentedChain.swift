import Aside

/// What a window really shows, from its root upward, as the system's own frameworks tell it.
struct PresentedChain: Equatable {
    /// One thing that is presented from the one before it.
    struct Layer: Equatable {
        /// The views of this module that it holds.
        var holds: Set<PresentationSource> = []
        /// The title, where it is an alert or a dialog.
        var alertTitle: String?
        /// Whether it comes or goes.
        var isMoving = false
    }

    var layers: [Layer]

    /// What has become of something that was to be presented.
    ///
    /// - Parameters:
    ///   - modal: what was to be presented.
    ///   - title: its title.
    ///   - style: how it was to be presented.
    ///   - presenting: the view that was to present it.
    /// - Returns: what is found; `.unknown` where the view that presents is not in this window.
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
