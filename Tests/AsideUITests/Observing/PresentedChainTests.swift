import Testing

@testable import Aside
@testable import AsideUI

@Suite("PresentedChain")
struct PresentedChainTests {
    private static let sheet = ModalID(serial: 1)
    private static let alert = ModalID(serial: 2)
    private typealias Layer = PresentedChain.Layer

    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let layers: [PresentedChain.Layer]
        let finding: Finding

        init(_ name: String, _ layers: [PresentedChain.Layer], _ finding: Finding) {
            (testDescription, self.layers, self.finding) = (name, layers, finding)
        }
    }

    private static let root = Layer(holds: [.stack])

    @Test(
        "The chain of a window shows what has become of a sheet",
        arguments: [
            Example("no window", [], .unknown), Example("another window", [Layer()], .unknown),
            Example("nothing", [root], .nothing),
            Example("the sheet", [root, Layer(holds: [.modal(sheet)])], .shown),
            Example("the sheet, coming", [root, Layer(holds: [.modal(sheet)], isMoving: true)], .moving),
            Example("the app's own sheet", [root, Layer()], .other),
            Example("an alert", [root, Layer(alertTitle: "Sure?")], .other),
            Example("the sheet, and a picker over it", [root, Layer(holds: [.modal(sheet)]), Layer()], .shown),
            Example("a sheet beneath the stack", [Layer(), root], .nothing),
        ]
    )
    func sheets(example: Example) {
        let chain = PresentedChain(layers: example.layers)
        #expect(chain.finding(Self.sheet, titled: "Address", as: .sheet([]), from: .stack) == example.finding)
    }

    @Test(
        "The chain of a window shows what has become of an alert or a dialog",
        arguments: [
            Example("nothing", [root], .nothing), Example("the alert", [root, Layer(alertTitle: "Sure?")], .shown),
            Example("the alert, going", [root, Layer(alertTitle: "Sure?", isMoving: true)], .moving),
            Example("another alert", [root, Layer(alertTitle: "Rate this app?")], .other),
            Example("the app's own sheet", [root, Layer()], .other),
        ], [PresentationStyle.alert, .dialog]
    )
    func alerts(example: Example, style: PresentationStyle) {
        let chain = PresentedChain(layers: example.layers)
        #expect(chain.finding(Self.alert, titled: "Sure?", as: style, from: .stack) == example.finding)
    }

    @Test("An alert in a sheet is looked for above that sheet")
    func inside() {
        let layers = [Self.root, Layer(holds: [.modal(Self.sheet)])]
        let from = PresentationSource.modal(Self.sheet)
        #expect(PresentedChain(layers: layers).finding(Self.alert, titled: "Sure?", as: .alert, from: from) == .nothing)
        let all = layers + [Layer(alertTitle: "Sure?")]
        #expect(PresentedChain(layers: all).finding(Self.alert, titled: "Sure?", as: .alert, from: from) == .shown)
    }
}
