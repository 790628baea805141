import Aside
import Testing

@testable import AsideUI

@Suite struct OptionGroupTests {
    @Test("Adjacent rows with the same group form a group; so do adjacent rows without one")
    func groups() {
        let options = [nil, "A", "A", "B", nil, nil, "A"].map { ListOption("Row", group: $0) }
        let groups = OptionGroup.groups(of: options)
        #expect(groups.map(\.name) == [nil, "A", "B", nil, "A"])
        #expect(groups.map(\.places) == [0..<1, 1..<3, 3..<4, 4..<6, 6..<7])
        #expect(OptionGroup.groups(of: []) == [])
    }
}
