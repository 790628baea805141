import Aside

@testable import AsideUI

/// Something that SwiftUI is going to call, sooner or later.
enum Callback: Hashable {
    case appeared(Appearance)
    case disappeared(Appearance)
    case ended(Presenting)
    case wroteAbsence(Appearance)
    /// An old presentation writes into the binding of the one that has only just taken its place.
    case wroteAbsenceOfNext(Presenting)
    case press(ModalContent.Choice.ID, Appearance)
    case pick(ModalContent.Option.ID, Appearance)

    var appearance: Appearance? {
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
