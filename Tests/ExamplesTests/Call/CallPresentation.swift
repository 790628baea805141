import Aside
import AsideTesting
import Testing

@testable import CallExample

/// The way in which the flow is shown; the flow does not know it.
enum CallPresentation: CaseIterable {
    case pushed
    case presented

    /// Makes a call from a home screen.
    @MainActor
    func call(on stage: Stage, with phone: Phone, byScreens: Bool = false) async throws -> Call {
        let flow: @MainActor (Stage) async throws -> Call = { stage in
            byScreens
                ? try await CallByScreensFlow(stage: stage, phone: phone).run()
                : try await CallFlow(stage: stage, phone: phone).run()
        }
        return try await stage.show(HomeScreen()).starting(with: ()).then {
            switch self {
            case .pushed: try await flow(stage)
            case .presented: try await stage.sheet(flow: flow)
            }
        }
    }
}

/// The screen before the flow.
private final class HomeScreen: Screen {
    let outlet = Outlet<Void>()
}

extension TestPresenter {
    /// Lets the time pass in which a phone rings twice.
    func ringTwice() async throws {
        for _ in 1...2 { try await advance(by: .seconds(2)) }
    }
}

extension PhoneNumber {
    // swift-format-ignore: NeverUseForceTry
    static let emergency = try! PhoneNumber(entered: "112")
}
