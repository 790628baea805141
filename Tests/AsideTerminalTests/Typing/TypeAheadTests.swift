import Aside
import AsideText
import Testing

@testable import AsideTerminal

/// The surface that receives keys typed before a surface can accept them.
struct TypeAheadTests {
    private static let enter = InputEvent.key(Key(.enter))
    private static let escape = InputEvent.key(Key(.escape))
    private static let letter = InputEvent.text("a")

    /// Enter was pressed on a surface that has not reacted yet.
    private func afterEnter(_ front: TypeAhead.Front = .busy) -> TypeAhead {
        var ahead = TypeAhead()
        ahead.setFront(.open, here)
        ahead.expectEffect(of: Self.enter)
        ahead.setFront(front, here)
        return ahead
    }

    // There are two surfaces. It does not matter which ones.
    private let here: FrontID? = nil
    private let next: FrontID? = .nothing

    @Test("Keys typed after an action are for the next surface, in their order")
    func kept() {
        var ahead = afterEnter()
        let events = [Self.letter, Self.enter, Self.escape, Self.enter]
        for event in events { #expect(ahead.receive(event) == .keep) }
        #expect(ahead.next() == nil)
        ahead.setFront(.open, next)
        // Keys that come in now wait for their turn.
        #expect(ahead.receive(.text("b")) == .keep)
        #expect((1...5).map { _ in ahead.next() } == events + [.text("b")])
        #expect(ahead.next() == nil)
        #expect(ahead.receive(Self.letter) == .take)
    }

    @Test("Typed-ahead keys skip a screen that is in front only briefly")
    func onTheWay() {
        var ahead = afterEnter(.open)
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.setFront(.busy, next)
        #expect(ahead.next() == nil)
        ahead.setFront(.open, here)
        #expect(ahead.next() == Self.letter)
    }

    @Test("Letters that came in at once do not answer the alert that the first of them opened")
    func restOfText() {
        var ahead = afterEnter(.open)
        ahead.setFront(.decision, next)
        #expect(ahead.keepRest(.text("bc")) == .drop)
        #expect(ahead.events.isEmpty)
        ahead.markSeen()
        #expect(ahead.keepRest(.text("bc")) == .keep)
    }

    @Test("An alert ignores keys that were typed before it was seen, and accepts later ones")
    func decision() {
        var ahead = afterEnter()
        _ = ahead.receive(Self.letter)
        ahead.setFront(.decision, next)
        #expect(ahead.events.isEmpty)
        // Both come at the same moment.
        for event in [Self.letter, Self.enter, Self.escape] { #expect(ahead.receive(event) == .drop) }
        ahead.markSeen()
        ahead.setFront(.decision, next)
        #expect(ahead.receive(Self.enter) == .take)
    }

    enum Change: CaseIterable { case anotherSurface, sameSurface }

    @Test("A double tap has no effect if the first tap has led to something else", arguments: Change.allCases)
    func doubleTap(_ change: Change) {
        var ahead = afterEnter()
        for event in [Self.enter, Self.enter, Self.letter, Self.enter] { #expect(ahead.receive(event) == .keep) }
        ahead.endWork()
        ahead.setFront(.open, change == .anotherSurface ? next : here)
        #expect(ahead.events == [Self.letter, Self.enter])
    }

    @Test("A double tap has no effect if the pressed button has gone with its row")
    func goneButton() {
        var ahead = afterEnter(.open)
        for event in [Self.enter, Self.letter, Self.enter] { #expect(ahead.receive(event) == .keep) }
        ahead.loseButton()
        ahead.endWork()
        ahead.setFront(.open, here)
        #expect(ahead.events == [Self.letter, Self.enter])
        ahead.clear()
        #expect(ahead.receive(Self.enter) == .drop)
        ahead.markSeen()
        #expect(ahead.receive(Self.enter) == .take)
    }

    @Test("An action that takes too long does not block what is in front")
    func patience() {
        var ahead = afterEnter()
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.endEffect()
        #expect(ahead.next() == Self.letter)
        #expect(ahead.receive(Self.enter) == .take)
    }

    @Test("While a prompt checks an entry, typed keys wait for the result; Escape does not")
    func checking() {
        var ahead = afterEnter(.checking)
        ahead.endEffect()
        #expect(ahead.receive(Self.letter) == .keep)
        #expect(ahead.next() == nil)
        var taken = ahead
        taken.setFront(.open, next)
        #expect(taken.next() == Self.letter)
        var refused = ahead
        refused.setFront(.open, here)
        #expect(refused.events.isEmpty)
        #expect(ahead.receive(Self.escape) == .take)
        #expect(ahead.events.isEmpty)
    }

    @Test(
        "While a prompt shows that it is checking, pressing Enter again does nothing, until another key is typed",
        arguments: [TypeAheadTests.enter, .key(.control("d"))])
    func impatience(submittingKey: InputEvent) {
        var ahead = TypeAhead()
        ahead.setFront(.open, here)
        ahead.expectEffect(of: submittingKey)
        ahead.setFront(.checking, here)
        // What came in together with the key that submitted is typed ahead.
        #expect(ahead.receive(Self.enter) == .keep)
        ahead.markSeen()
        ahead.setFront(.checking, here)
        for event in [Self.enter, submittingKey, Self.enter] { #expect(ahead.receive(event) == .drop) }
        for event in [Self.letter, Self.enter] { #expect(ahead.receive(event) == .keep) }
        #expect(ahead.events == [Self.enter, Self.letter, Self.enter])
    }

    @Test("Escape twice goes back twice")
    func escapeTwice() {
        var ahead = TypeAhead()
        ahead.setFront(.open, here)
        ahead.expectEffect(of: Self.escape)
        #expect(ahead.receive(Self.escape) == .keep)
        ahead.setFront(.open, next)
        #expect(ahead.next() == Self.escape)
    }

    @Test("Running work ignores keys typed before it was seen, and accepts keys typed after that")
    func progress() {
        var ahead = afterEnter()
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.setFront(.progress, next)
        #expect(ahead.next() == nil)
        #expect(ahead.receive(.text("b")) == .keep)
        ahead.markSeen()
        #expect(ahead.receive(Self.escape) == .take)
        #expect(ahead.next() == nil)
        ahead.setFront(.open, here)
        #expect(ahead.next() == Self.letter)
        #expect(ahead.next() == .text("b"))
        // Nothing was typed ahead, and the key comes at the same moment.
        ahead.setFront(.progress, next)
        #expect(ahead.receive(Self.escape) == .keep)
    }

    @Test("A key waits for a button that is not available yet, and so do the keys after it")
    func held() {
        var ahead = TypeAhead()
        ahead.setFront(.open, here)
        ahead.hold(Self.enter)
        #expect(ahead.receive(Self.letter) == .keep)
        #expect(ahead.next() == nil)
        var released = ahead
        released.release()
        #expect([released.next(), released.next()] == [Self.enter, Self.letter])
        // The button cannot be pressed after all.
        var dropped = ahead
        dropped.dropHeld()
        #expect([dropped.next(), dropped.next()] == [Self.letter, nil])
        // Another surface is in front. The key was not meant for it.
        ahead.setFront(.open, next)
        #expect([ahead.next(), ahead.next()] == [Self.letter, nil])
    }

    @Test("Keys answer a message, an error and a destructive question only after the user has seen them")
    func fronts() {
        func front(_ severity: Severity, _ roles: Role...) -> TypeAhead.Front {
            let choices = roles.enumerated().map { ModalContent.Choice(id: $0, label: "\($0)", role: $1) }
            var question = ModalContent(kind: .alert, title: "?", severity: severity)
            question.choices = choices
            return TypeAhead.Front(question)
        }
        #expect(front(.info, .preferred, .cancel) == .open)
        #expect(front(.info, .cancel) == .decision)
        #expect(front(.info, .destructive, .cancel) == .decision)
        #expect(front(.error, .preferred, .cancel) == .decision)
        #expect(front(.warning, .preferred, .cancel) == .decision)
        #expect(TypeAhead.Front(ModalContent(kind: .progress, title: "?")) == .progress)
        #expect(TypeAhead.Front(ModalContent(kind: .prompt, title: "?")) == .open)
        var checked = ModalContent(kind: .prompt, title: "?")
        checked.isBusy = true
        #expect(TypeAhead.Front(checked) == .checking)
    }

    @Test("The number of kept keys is limited")
    func limit() {
        var ahead = afterEnter()
        for _ in 0..<TypeAhead.limit { #expect(ahead.receive(Self.letter) == .keep) }
        #expect(ahead.receive(Self.letter) == .drop)
    }
}
