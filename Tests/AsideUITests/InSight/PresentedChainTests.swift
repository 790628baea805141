import Testing

@testable import Aside
@testable import AsideUI

@Suite("PresentedChain")
struct PresentedChainTests {
    private static let sheet = ModalID(serial: 1)
    private static let alert = ModalID(serial: 2)
    private typealias Layer = PresentedChain.Layer

    typealias Example = (name: String, layers: [PresentedChain.Layer], finding: PresentedState)

    private static let root = Layer(holds: [.stack])

    @Test(
        "The chain of a window shows what has become of a sheet",
        arguments: [
            ("no window", [], .unknown), ("another window", [Layer()], .unknown),
            ("nothing", [root], .nothing),
            ("nothing yet", [Layer(holds: [.stack], isMoving: true)], .other),
            ("the sheet", [root, Layer(holds: [.modal(sheet)])], .shown),
            ("the sheet, coming", [root, Layer(holds: [.modal(sheet)], isMoving: true)], .moving),
            ("the app's own sheet", [root, Layer()], .other),
            ("an alert", [root, Layer(alertTexts: ["Sure?"])], .other),
            ("the sheet, and a picker over it", [root, Layer(holds: [.modal(sheet)]), Layer()], .shown),
            ("a sheet beneath the stack", [Layer(), root], .nothing),
        ] as [Example]
    )
    func sheets(example: Example) {
        let chain = PresentedChain(layers: example.layers)
        #expect(
            chain.finding(Self.sheet, saying: ["Address"], as: .sheet([]), from: .stack) == example.finding,
            "\(example.name)")
    }

    @Test(
        "The chain of a window shows what has become of an alert or a dialog",
        arguments: [
            ("nothing", [root], .nothing), ("the alert", [root, Layer(alertTexts: ["Sure?"])], .shown),
            ("the alert, going", [root, Layer(alertTexts: ["Sure?"], isMoving: true)], .moving),
            ("the alert, by its message", [root, Layer(alertTexts: ["Really?", "OK"])], .shown),
            ("an alert that reveals no text", [root, Layer(alertTexts: [])], .shown),
            ("another alert", [root, Layer(alertTexts: ["Rate this app?"])], .other),
            ("the app's own sheet", [root, Layer()], .other),
        ] as [Example], [PresentationStyle.alert, .dialog]
    )
    func alerts(example: Example, style: PresentationStyle) {
        let chain = PresentedChain(layers: example.layers)
        #expect(
            chain.finding(Self.alert, saying: ["Sure?", "Really?"], as: style, from: .stack) == example.finding,
            "\(example.name)")
    }

    @Test("What another part of the app shows in front of a view has a name")
    func front() {
        let sheet = Layer(holds: [.modal(Self.sheet)], name: "Ours")
        let picker = Layer(name: "PhotoPicker")
        #expect(PresentedChain(layers: [Self.root, picker]).front(of: .stack) == "PhotoPicker")
        #expect(PresentedChain(layers: [Self.root, sheet]).front(of: .stack) == nil)
        #expect(PresentedChain(layers: [picker, Self.root]).front(of: .stack) == nil)
        #expect(PresentedChain(layers: [picker]).front(of: .stack) == nil)
    }

    @Test("The search for an alert in a sheet begins above that sheet")
    func inside() {
        for (above, finding) in [([], PresentedState.nothing), ([Layer(alertTexts: ["Sure?"])], .shown)] {
            let chain = PresentedChain(layers: [Self.root, Layer(holds: [.modal(Self.sheet)])] + above)
            #expect(chain.finding(Self.alert, saying: ["Sure?"], as: .alert, from: .modal(Self.sheet)) == finding)
        }
    }
}
