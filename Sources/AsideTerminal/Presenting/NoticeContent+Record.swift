import Aside
import AsideText

extension NoticeContent {
    /// What is printed where it cannot be shown for a while.
    func record(_ symbols: Symbols) -> String {
        symbols.sign(of: severity).map { "\($0) \(text)" } ?? text
    }
}
