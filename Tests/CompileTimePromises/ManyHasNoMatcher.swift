// error: missing argument for parameter 'from' in call
import Aside
import AsideTesting

@MainActor func stub(_ ui: TestPresenter) {
    ui.answer(.chooseMany("Toppings"), with: .options("Olives"))
}
