// compiles
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()

    func confirm() { publish(12) }
}
