import Testing

@testable import Aside

@Suite("nearestMatch")
struct NearestMatchTests {
    @Test(
        "A mistyped name finds the right one, and a different word finds nothing",
        arguments: [
            ("Aply", "Apply"), ("apply", "Apply"), ("Applyy", "Apply"), ("Appyl", "Apply"), ("Continu", "Continue"),
            ("Apply", "Apply"), ("Cancel", nil), ("A", nil), ("", nil), ("Continue anyway", nil),
        ] as [(String, String?)]
    )
    func matches(name: String, match: String?) {
        #expect(nearestMatch(to: name, among: ["Apply", "Continue", "OK"]) == match)
    }

    @Test("The nearest of several names is found; of equally near ones, the first")
    func nearest() {
        #expect(nearestMatch(to: "Remove", among: ["Removal", "Removed", "Remover"]) == "Removed")
    }
}
