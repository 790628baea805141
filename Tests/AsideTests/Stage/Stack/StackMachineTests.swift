import Testing

@testable import Aside

/// Calls that the stack machine does not accept; StackRandomTests compares its rules, in live flows, with their model.
@Suite("The stack machine")
struct StackMachineTests {
    @Test("A closure without a value cannot begin")
    func beginTooSoon() async {
        await #expect(processExitsWith: .failure) {
            var machine = StackMachine()
            machine.begin(machine.push().id)
        }
    }

    @Test("A closure that had not begun cannot end, with or without a value", arguments: [false, true])
    func endTooSoon(hasValue: Bool) async {
        await #expect(processExitsWith: .failure) { [hasValue] in
            var machine = StackMachine()
            _ = machine.end(machine.push(hasValue: hasValue).id, with: .value)
        }
    }
}
