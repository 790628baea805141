import Aside
import AsideText

extension NoticeContent {
    /// The line to print if the notice cannot be shown for a while.
    func record(_ symbols: Symbols) -> String {
        symbols.sign(of: severity).map { "\($0) \(text)" } ?? text
    }
}
