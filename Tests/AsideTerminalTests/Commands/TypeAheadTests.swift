import Aside
import AsideText
import Testing

@testable import AsideTerminal

/// Who gets what is typed before there is anything to take it.
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

    // Two surfaces; which ones does not matter.
    private let here: SurfaceID? = nil
    private let next: SurfaceID? = .nothing

    @Test("What is in front takes what is typed", arguments: [TypeAhead.Front.open, .busy])
    func now(_ front: TypeAhead.Front) {
        var ahead = TypeAhead()
        ahead.setFront(front, next)
        for event in [Self.letter, Self.enter, Self.enter, Self.escape] { #expect(ahead.receive(event) == .take) }
    }

    @Test("What is typed after something was done is for what comes of that, in the order in which it was typed")
    func kept() {
        var ahead = afterEnter()
        let events = [Self.letter, Self.enter, Self.escape, Self.enter]
        for event in events { #expect(ahead.receive(event) == .keep) }
        #expect(ahead.next() == nil)
        ahead.setFront(.open, next)
        // What comes in now waits for its turn.
        #expect(ahead.receive(.text("b")) == .keep)
        #expect((1...5).map { _ in ahead.next() } == events + [.text("b")])
        #expect(ahead.next() == nil)
        #expect(ahead.receive(Self.letter) == .take)
    }

    @Test("A screen that comes to the front on the way to something else is passed over")
    func onTheWay() {
        var ahead = afterEnter(.open)
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.setFront(.busy, next)
        #expect(ahead.next() == nil)
        ahead.setFront(.open, here)
        #expect(ahead.next() == Self.letter)
    }

    @Test("The rest of what came in at once is no answer to the alert that its first letter has brought")
    func restOfText() {
        var ahead = afterEnter(.open)
        ahead.setFront(.decision, next)
        #expect(ahead.keepRest(.text("bc")) == .drop)
        #expect(ahead.events.isEmpty)
        ahead.markSeen()
        #expect(ahead.keepRest(.text("bc")) == .keep)
    }

    @Test("An alert takes nothing that was typed before it was seen, and is answered by what comes then")
    func decision() {
        var ahead = afterEnter()
        _ = ahead.receive(Self.letter)
        ahead.setFront(.decision, next)
        #expect(ahead.events.isEmpty)
        // In the same breath.
        for event in [Self.letter, Self.enter, Self.escape] { #expect(ahead.receive(event) == .drop) }
        ahead.markSeen()
        ahead.setFront(.decision, next)
        #expect(ahead.receive(Self.enter) == .take)
    }

    @Test("A double tap does nothing where the first tap has led to something else", arguments: [true, false])
    func doubleTap(isOther: Bool) {
        var ahead = afterEnter()
        for event in [Self.enter, Self.enter, Self.letter, Self.enter] { #expect(ahead.receive(event) == .keep) }
        ahead.endWork()
        ahead.setFront(.open, isOther ? next : here)
        #expect(ahead.events == [Self.letter, Self.enter])
    }

    @Test("The same key once more is meant where it leads to nothing else, as on a button that adds something")
    func again() {
        var ahead = afterEnter(.open)
        for _ in 1...2 { #expect(ahead.receive(Self.enter) == .keep) }
        ahead.endWork()
        ahead.setFront(.open, here)
        #expect(ahead.events == [Self.enter, Self.enter])
    }

    @Test("What has done all that it does, and where it was done, has had its effect")
    func workDone() {
        var ahead = afterEnter(.open)
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.endWork()
        ahead.setFront(.busy, here)
        #expect(ahead.next() == nil)
        ahead.setFront(.open, here)
        #expect(ahead.next() == Self.letter)
        #expect(ahead.receive(Self.enter) == .take)
    }

    @Test("What takes too long keeps nobody from using what is in front")
    func patience() {
        var ahead = afterEnter()
        #expect(ahead.receive(Self.letter) == .keep)
        ahead.endEffect()
        #expect(ahead.next() == Self.letter)
        #expect(ahead.receive(Self.enter) == .take)
    }

    @Test("While a prompt checks what was entered, what is typed waits for the verdict; Escape does not")
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

    @Test("Escape twice goes back twice")
    func escapeTwice() {
        var ahead = TypeAhead()
        ahead.setFront(.open, here)
        ahead.expectEffect(of: Self.escape)
        #expect(ahead.receive(Self.escape) == .keep)
        ahead.setFront(.open, next)
        #expect(ahead.next() == Self.escape)
    }

    @Test("Work that goes on is passed over by what was typed before, and takes what is typed when it is seen")
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
    }

    @Test("A key for a button that cannot be pressed yet waits for it, and holds up what was typed after it")
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
        // Something else is in front, and the key was not meant for that.
        ahead.setFront(.open, next)
        #expect([ahead.next(), ahead.next()] == [Self.letter, nil])
    }

    @Test("A message, an error and a question that may lose something have to be seen; a harmless question need not")
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

    @Test("There is an end to what is kept")
    func limit() {
        var ahead = afterEnter()
        for _ in 0..<TypeAhead.limit { #expect(ahead.receive(Self.letter) == .keep) }
        #expect(ahead.receive(Self.letter) == .drop)
    }
}
