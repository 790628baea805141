// compiles
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
    var size = ""

    var content: Content {
        Field("Size", text: \.size)
    }
}
