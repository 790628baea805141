import Aside

@testable import AsideUI

extension StagePresenter {
    /// Presses a button of an appearance, by its place.
    func press(_ place: Int, of appearance: ModalAppearance) -> Bool {
        operate(item(place, in: appearance) { $0.isAction }, .press, of: appearance)
    }

    /// An item among the given ones; any item if its modal has gone.
    private func item(
        _ place: Int, in appearance: ModalAppearance, among isMeant: (Outline.Item) -> Bool
    ) -> Outline.Item.ID {
        let items = modal(appearance.modal)?.outline.items ?? []
        return items.filter(isMeant).dropFirst(place).first?.id ?? Outline.Item(.paragraph, "Gone").id
    }
}
