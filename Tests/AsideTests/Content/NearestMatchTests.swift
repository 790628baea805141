import Testing

@testable import Aside

@Suite("nearestMatch")
struct NearestMatchTests {
    @Test(
        "A slip finds what was meant, a different word finds nothing",
        arguments: [
            ("Aply", "Apply"), ("apply", "Apply"), ("Applyy", "Apply"), ("Appyl", "Apply"), ("Continu", "Continue"),
            ("Apply", "Apply"), ("Cancel", nil), ("A", nil), ("", nil), ("Continue anyway", nil),
        ] as [(String, String?)]
    )
    func matches(name: String, match: String?) {
        #expect(nearestMatch(to: name, among: ["Apply", "Continue", "OK"]) == match)
    }

    @Test("The nearest of several is found, the first of equally near ones")
    func nearest() {
        #expect(nearestMatch(to: "Remove", among: ["Removal", "Removed", "Remover"]) == "Removed")
    }

    @Test("Nothing is near where there is nothing")
    func none() {
        #expect(nearestMatch(to: "Apply", among: [] as [String]) == nil)
    }
}
