// error: 'ReferenceWritableKeyPath<SizeScreen, Int>' to expected argument type 'ReferenceWritableKeyPath<SizeScreen, String>'
import Aside

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
    var size = 0

    var content: Content {
        Field("Size", text: \.size)
    }
}
