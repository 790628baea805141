import Testing

@testable import Aside

@Suite("ProgressMeters")
struct ProgressMetersTests {
    /// The drawing, with one line for each meter.
    private func lines(_ meters: ProgressMeters) -> [String] {
        meters.items.map { item in
            [item.label, item.fraction.map { "\($0)" } ?? "?", item.note].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test("Parts are below the whole work in the order in which they began, while they run")
    func parts() {
        var meters = ProgressMeters(title: "Loading")
        let (one, two) = (meters.begin("one"), meters.begin("two"))
        meters.report(on: two, 0.5, "half")
        meters.report(0.25, nil)
        #expect(lines(meters) == ["Loading 0.25", "one ?", "two 0.5 half"])
        meters.end(one)
        let three = meters.begin("one")
        meters.report(on: three, 1.5, nil)
        meters.report(on: one, 0.1, "late")
        #expect(lines(meters) == ["Loading 0.25", "two 0.5 half", "one 1.0"])
    }

    @Test("The time left follows the note, which stays first")
    func timeLeft() {
        var meters = ProgressMeters(title: "Loading")
        meters.timeLeft = "8 s left"
        #expect(meters.items[0].children.map(\.label) == ["", "8 s left"])
        #expect(meters.items[0].note == "8 s left")
        meters.report(0.5, "half")
        #expect(meters.items[0].note == "half, 8 s left")
    }
}
