import Aside

@testable import AsideUI

/// Something that SwiftUI is going to call, sooner or later.
enum Callback: Hashable {
    case appeared(ModalAppearance)
    case disappeared(ModalAppearance)
    case ended(PresentationSource)
    case wroteAbsence(ModalAppearance)
    /// An old presentation writes into the binding of the one that has only just taken its place.
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

    /// Whether a button was pressed.
    var isPress: Bool {
        switch self {
        case .press, .pick: true
        case .appeared, .disappeared, .ended, .wroteAbsence, .wroteAbsenceOfNext: false
        }
    }

    /// Whether it tells that a view came or went; of one view, SwiftUI tells that in order.
    var isLifecycle: Bool {
        switch self {
        case .appeared, .disappeared: true
        case .ended, .wroteAbsence, .wroteAbsenceOfNext, .press, .pick: false
        }
    }
}
