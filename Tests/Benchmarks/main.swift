import Aside

// What things cost, as ratios of medians that were measured in turn, so that a noisy machine disturbs all alike.
// Run with: swift run -c release Benchmarks

print("Asking")
await compareAsking()
await compareTesting()
print("\nThe stack")
await comparePushing()
print("\nDrawing")
await compareDrawing()
