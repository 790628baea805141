// error: requires the types 'Int' and '()' be equivalent
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()

    func finish() { publish() }
}
