@testable import AsideExploring

/// Explores a flow.
@MainActor
func explored<Result>(
    _ options: ExplorationOptions = ExplorationOptions(), _ flow: @escaping @MainActor (Walk) async throws -> Result
) async -> Explorer {
    let explorer = Explorer(options, flow)
    await explorer.explore()
    return explorer
}

extension Explorer {
    /// What looks wrong, but may be meant.
    var findings: [ExplorationFailure] { defects.filter { $0.rule.meant != nil } }

    /// The headlines of all failures and findings.
    var faults: [String] { (failures + findings).map(\.headline) }
}

/// An error of the card company.
struct Declined: Error, CustomStringConvertible {
    var description: String { "the card was declined" }
}
