import Aside
import AsideText

/// What keys do with all rows of a list of many that match the filter.
extension StageSnapshot {
    /// Returns the command that selects all rows, or also deselects those that are selected; `nil` if that is not
    /// allowed, or if nothing would change.
    func pickingAll(_ viewState: ViewState, deselects: Bool) -> Command? {
        guard let list = front.list, let count = front.asked?.count, list.isEnabled else { return nil }
        let rows = targets(for: viewState).filter { $0.item == list.id }.compactMap(\.option)
        let changed = rows.filter { list.options[$0].unavailable == nil && (deselects || !list.options[$0].isSelected) }
        // What is deselected makes room.
        let places = changed.filter { list.options[$0].isSelected } + changed.filter { !list.options[$0].isSelected }
        let selected = list.options.count(where: \.isSelected)
        let added = changed.reduce(0) { $0 + (list.options[$1].isSelected ? -1 : 1) }
        guard !places.isEmpty, selected + added <= count.upperBound else { return nil }
        return .pickAll(list.id, places)
    }
}
