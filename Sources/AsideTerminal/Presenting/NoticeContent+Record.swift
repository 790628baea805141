import Aside
import AsideText

extension NoticeContent {
    /// Returns the line to print where a notice cannot be shown for a while.
    func record(_ symbols: Symbols) -> String {
        symbols.sign(of: severity).map { "\($0) \(text)" } ?? text
    }
}
