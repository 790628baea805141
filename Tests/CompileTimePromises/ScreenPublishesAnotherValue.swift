// error: cannot convert value of type 'String' to expected argument type 'Int'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()

    func confirm() { publish("12") }
}
