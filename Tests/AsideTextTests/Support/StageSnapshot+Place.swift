import Aside
import AsideText

/// The kinds of controls in the modal in front, which tests find by place.
enum Place: Equatable {
    case field(Int)
    case option(Int)
    case choice(Int)
}

extension StageSnapshot {
    /// The target at a place of the modal in front, even if there is none.
    subscript(_ place: Place) -> Target {
        let gone = Outline.Item(.list(options: [], count: nil), "Gone").id
        return switch place {
        case .field(let field): Target(front.outline?.items[field].id ?? gone)
        case .option(let option): Target(front.list?.id ?? gone, option: option)
        case .choice(let choice): Target(buttons[choice])
        }
    }

    /// The places of the buttons with letter keys.
    var mnemonicPlaces: [Character: Int?] {
        mnemonics.mapValues { buttons.firstIndex(of: $0) }
    }

    private var buttons: [Outline.Item.ID] {
        let items = front.outline?.items ?? []
        return items.filter { if case .action = $0.kind { true } else { false } }.map(\.id)
    }
}
