import Aside

// Measures costs as medians of ratios, taken in pairs, so that a noisy machine disturbs both alike.
// Run with: swift run -c release Benchmarks [PART OF A SECTION'S NAME]

let sections: [(name: String, run: @MainActor () async -> Void)] = [
    ("Answers that are known, against a continuation that is resumed inline", compareAsking),
    ("Questions that are shown and answered a turn later, against the same by hand", compareLive),
    ("In tests", compareTesting),
    ("What counting costs", compareCounting),
    ("Every way through ten questions", compareExploringConfirms),
    ("Every way through an order", compareExploringOrder),
    ("The stack", comparePushing),
    ("What stands", compareStanding),
    ("What ends", compareEnding),
    ("Drawing", compareDrawing),
]
let wanted = CommandLine.arguments.dropFirst().first ?? ""
for section in sections where wanted.isEmpty || section.name.contains(wanted) {
    print("\n\(section.name)")
    await section.run()
}
