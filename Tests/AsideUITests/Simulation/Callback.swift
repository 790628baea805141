import Aside

@testable import AsideUI

/// A call that SwiftUI will make, sooner or later.
enum Callback: Hashable {
    case appeared(ModalAppearance)
    case disappeared(ModalAppearance)
    case ended(PresentationSource)
    case wroteAbsence(ModalAppearance)
    /// An old presentation writes into the binding of the presentation that has just replaced it.
    case wroteAbsenceOfNext(PresentationSource)
    case press(Int, ModalAppearance)
    case pick(Int, ModalAppearance)

    var appearance: ModalAppearance? {
        switch self {
        case .appeared(let appearance), .disappeared(let appearance), .wroteAbsence(let appearance): appearance
        case .press(_, let appearance), .pick(_, let appearance): appearance
        case .ended, .wroteAbsenceOfNext: nil
        }
    }

    /// Whether the call reports the press of a button.
    var isPress: Bool {
        switch self {
        case .press, .pick: true
        case .appeared, .disappeared, .ended, .wroteAbsence, .wroteAbsenceOfNext: false
        }
    }

    /// Whether the call reports that a view came or went; for one view, SwiftUI reports this in order.
    var isLifecycle: Bool {
        switch self {
        case .appeared, .disappeared: true
        case .ended, .wroteAbsence, .wroteAbsenceOfNext, .press, .pick: false
        }
    }
}
