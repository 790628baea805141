import Aside

// Measures what a user or the author of a test feels. Ratios are medians of pairs, so that a noisy machine disturbs
// both alike.
// Run with: swift run -c release Benchmarks [PART OF A SECTION'S NAME]

let sections: [(name: String, run: @MainActor () async -> Void)] = [
    ("A question that is shown and answered a turn later, against the same by hand", compareLive),
    ("A test", compareTesting),
    ("An exploration of ten questions", compareExploringConfirms),
    ("An exploration of an order", compareExploringOrder),
    ("The memory of what is shown", compareStanding),
    ("A frame and a key", compareDrawing),
    ("A tool", compareTool),
]
let wanted = CommandLine.arguments.dropFirst().first ?? ""
for section in sections where wanted.isEmpty || section.name.contains(wanted) {
    print("\n\(section.name)")
    await section.run()
}
