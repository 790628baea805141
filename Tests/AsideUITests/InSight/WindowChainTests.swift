import Testing

@testable import Aside
@testable import AsideUI

/// The windows of a Mac, with sheets attached to them.
@Suite("PresentedChain of windows")
@MainActor
struct WindowChainTests {
    private static let sheet = ModalID(serial: 1)
    private static let alert = ModalID(serial: 2)

    private let main = FakeWindow()
    private let card = FakeWindow()

    init() {
        main.attach(card)
    }

    private func finding(
        _ modal: ModalID, as style: PresentationStyle, from presenting: PresentationSource, around window: FakeWindow,
        in views: [PresentationSource: FakeWindow]
    ) -> PresentedState {
        PresentedChain(around: window, in: views).finding(modal, saying: ["Sure?"], as: style, from: presenting)
    }

    @Test("A sheet is found above the window that it is attached to, wherever the search begins", arguments: [0, 1])
    func attached(start: Int) {
        let views = [PresentationSource.stack: main, .modal(Self.sheet): card]
        let window = [main, card][start]
        #expect(finding(Self.sheet, as: .sheet([]), from: .stack, around: window, in: views) == .shown)
        #expect(finding(Self.alert, as: .alert, from: .modal(Self.sheet), around: window, in: views) == .nothing)
        #expect(finding(Self.alert, as: .alert, from: .stack, around: window, in: views) == .other)
    }

    @Test(
        "An alert is a panel with one of its texts, or without any; a panel with other texts is something else",
        arguments: [(["OK", "Sure?"], PresentedState.shown), ([], .shown), (["Print"], .other), (nil, .other)]
            as [([String]?, PresentedState)])
    func alerts(texts: [String]?, state: PresentedState) {
        let panel = FakeWindow(texts: texts)
        card.attach(panel)
        let views = [PresentationSource.stack: main, .modal(Self.sheet): card]
        #expect(finding(Self.alert, as: .alert, from: .modal(Self.sheet), around: card, in: views) == state)
    }

    @Test("A view of ours in a panel does not make the panel an alert")
    func ownPanel() {
        let panel = FakeWindow(texts: ["Sure?"])
        card.attach(panel)
        let views = [PresentationSource.stack: card, .modal(Self.sheet): panel]
        #expect(finding(Self.alert, as: .alert, from: .stack, around: card, in: views) == .other)
        #expect(finding(Self.sheet, as: .sheet([]), from: .stack, around: card, in: views) == .shown)
    }

    @Test("A popover is found in a window of its own while it is on the screen", arguments: [true, false])
    func popover(isInSight: Bool) {
        let small = FakeWindow()
        small.isInSight = isInSight
        let views = [PresentationSource.stack: card, .modal(Self.sheet): small]
        let state = finding(Self.sheet, as: .popover, from: .stack, around: card, in: views)
        #expect(state == (isInSight ? .shown : .nothing))
    }

    @Test("An alert over a popover is found there, and missed if it is lost", arguments: [true, false])
    func overPopover(isLost: Bool) {
        let small = FakeWindow()
        if !isLost { small.attach(FakeWindow(texts: ["Sure?"])) }
        let views = [PresentationSource.stack: main, .modal(Self.sheet): small]
        let state = finding(Self.alert, as: .alert, from: .modal(Self.sheet), around: small, in: views)
        #expect(state == (isLost ? .nothing : .shown))
    }

    @Test("What another part of the app shows in front has a name")
    func front() {
        let picker = FakeWindow()
        card.attach(picker)
        let chain = PresentedChain(around: card, in: [.stack: card])
        #expect(chain.front(of: .stack) == "FakeWindow")
    }
}

private final class FakeWindow: ObservedWindow {
    private(set) weak var hostingWindow: (any ObservedWindow)?
    private(set) var sheet: (any ObservedWindow)?
    var isInSight = true
    let panelTexts: [String]?
    let name = "FakeWindow"

    init(texts: [String]? = nil) {
        panelTexts = texts
    }

    func attach(_ window: FakeWindow) {
        sheet = window
        window.hostingWindow = self
    }
}
