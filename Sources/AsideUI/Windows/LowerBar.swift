#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    extension UIView {
        /// How much of the lower edge of this view a tab bar or a toolbar covers.
        ///
        /// The safe area of a view around tabs does not leave out their bar, nor that of a view around a stack the
        /// toolbars of its screens.
        var heightOfBar: CGFloat {
            let bars = bars.map { convert($0.bounds, from: $0) }
            let top = bars.filter { $0.minY > bounds.midY && $0.maxY >= bounds.maxY }.map(\.minY).min()
            return max(bounds.maxY - (top ?? bounds.maxY), 0)
        }

        private var bars: [UIView] {
            guard !isHidden, alpha > 0 else { return [] }
            return self is UITabBar || self is UIToolbar ? [self] : subviews.flatMap(\.bars)
        }
    }
#endif
