import Aside

@MainActor final class Answerer: Presenter {
    func present(_ modal: Modal) { modal.submit() }
    func knownAnswer(to question: ModalContent) -> Int? { 0 }
}

@MainActor func measure(_ n: Int, _ body: () async -> Void) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await body()
    let d = clock.now - start
    return (Double(d.components.attoseconds) / 1e9 + Double(d.components.seconds) * 1e9) / Double(n)
}
let stage = Stage()
let answerer = Answerer()
stage.attach(answerer)
for _ in 0..<5 {
    let n = 100_000
    let base = await measure(n) {
        for _ in 0..<n { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume() } }
    }
    let a = await measure(n) { for _ in 0..<n { _ = try? await stage.confirm("Sure?") } }
    let b = await measure(n) { for _ in 0..<n { await stage.alert("Sure?") } }
    print(base, a, b, a / base, b / base)
}
