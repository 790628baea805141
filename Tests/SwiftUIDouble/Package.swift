// swift-tools-version: 6.2

// AsideUI and its example app with executable doubles of SwiftUI and UIKit, so that their views run where there is neither.
// It is a separate package, because the main package would take a module named SwiftUI for the real one.
// The folders beside SwiftUI, UIKit and os are links to the sources of the package. `swift test` here runs the tests.
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "double",
    targets: [
        .target(name: "Aside", exclude: ["Aside.docc"], swiftSettings: settings),
        .target(name: "AsideFoundation", dependencies: ["Aside"], swiftSettings: settings),
        .target(name: "os", swiftSettings: settings),
        .target(name: "UIKit", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "AsideUI", dependencies: ["Aside", "AsideFoundation", "SwiftUI", "UIKit", "os"],
            swiftSettings: settings),
        .target(name: "OrdersExample", dependencies: ["Aside"], swiftSettings: settings),
        .executableTarget(
            name: "OrderApp", dependencies: ["Aside", "AsideUI", "OrdersExample", "SwiftUI"], swiftSettings: settings),
        .target(name: "RandomOperations", swiftSettings: settings),
        .target(name: "TestSupport", dependencies: ["Aside"], swiftSettings: settings),
        .target(name: "EveryInput", dependencies: ["Aside", "AsideFoundation"], swiftSettings: settings),
        .testTarget(
            name: "DoubleTests",
            dependencies: [
                "Aside", "AsideUI", "EveryInput", "OrderApp", "OrdersExample", "RandomOperations", "SwiftUI",
                "TestSupport", "UIKit",
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
