import Testing

@testable import Aside

/// What a draft counts as; FieldTests guards what happens with an entry.
@Suite("FieldDraft")
struct FieldDraftTests {
    typealias Facts = FieldDraft.Facts

    private static let verdicts:
        [(isEntered: Bool, FieldDraft.CheckState, Facts, needs: Bool, unfinished: Bool, Bool)] = [
            (true, .open, Facts(checks: 1), needs: true, unfinished: true, false),
            (true, .passed, Facts(checks: 1), needs: false, unfinished: false, false),
            (true, .refused("No"), Facts(checks: 1), needs: true, unfinished: true, true),
            (true, .open, Facts(hasProblem: true, checks: 1), needs: false, unfinished: true, true),
            (true, .passed, Facts(), needs: false, unfinished: false, false),
            // What the user has not entered is checked, but it is not unfinished input.
            (false, .open, Facts(checks: 1), needs: true, unfinished: false, false),
            (false, .refused("No"), Facts(checks: 1), needs: true, unfinished: false, true),
            (false, .open, Facts(hasProblem: true), needs: false, unfinished: false, true),
        ]

    @Test("A draft needs checks, is unfinished or disables the default action", arguments: verdicts)
    func checkState(
        isEntered: Bool, checkState: FieldDraft.CheckState, facts: Facts, needs: Bool, unfinished: Bool, disables: Bool
    ) {
        let draft = FieldDraft(
            entry: .text("a"), held: .entry(.text("b")), isEntered: isEntered, checkState: checkState)
        #expect(draft.needsChecks(facts) == needs)
        #expect(draft.isUnfinished(facts) == unfinished)
        #expect(draft.disablesDefaultAction(facts, isEnabled: true) == disables)
    }

    @Test("What nobody can correct disables the default action only if the user entered it", arguments: [true, false])
    func disabled(isEntered: Bool) {
        let draft = FieldDraft(entry: .text("9"), held: .entry(.text("9")), isEntered: isEntered, checkState: .open)
        #expect(draft.disablesDefaultAction(Facts(hasProblem: true), isEnabled: false) == isEntered)
    }

    @Test("A place that holds nothing, or what no entry stands for, needs no check")
    func nothing() {
        let checked = Facts(isOptional: true, checks: 1)
        let held: [(HeldEntry, FieldEntry, Bool)] = [
            (.nothing, .text(""), false), (.unwritable, .text(""), false), (.entry(.option(nil)), .option(nil), false),
            (.entry(.text("")), .text(""), true),
        ]
        for (held, entry, needs) in held {
            let draft = FieldDraft(entry: entry, held: held, isEntered: false, checkState: .open)
            #expect(draft.needsChecks(checked) == needs)
        }
        let empty = FieldDraft(entry: .text(""), held: .nothing, isEntered: true, checkState: .open)
        #expect(!empty.needsChecks(checked))
    }

    @Test("Only a run of all checks without a pause needs not be started again")
    func running() {
        var draft = FieldDraft(entry: .text("a"), held: .nothing, isEntered: true, checkState: .open)
        let facts = Facts(checks: 2)
        #expect(!draft.isChecking(facts))
        (draft.run, draft.runningChecks) = (1, 2)
        #expect(draft.isChecking(facts))
        draft.isPausing = true
        #expect(!draft.isChecking(facts))
        (draft.isPausing, draft.runningChecks) = (false, 1)
        #expect(!draft.isChecking(facts))
    }
}
