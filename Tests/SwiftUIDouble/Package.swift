// swift-tools-version: 6.2

// AsideUI and its example app with executable doubles of SwiftUI and UIKit, so that they run where there is neither. The double
// of SwiftUI draws views, and presents by SwiftUI's modifiers, as on watchOS; that of UIKit presents controllers, and draws nothing.
// It is a separate package, because the main package would take a module named SwiftUI for the real one.
// The folders beside SwiftUI, UIKit, AppKit and os are links to the sources of the package. `swift test` here runs the tests;
// with ASIDE_SYSTEM=Mac, a double of AppKit takes the place of UIKit's. The two need scratch paths of their own.
import PackageDescription

let system = Context.environment["ASIDE_SYSTEM"] == "Mac" ? "AppKit" : "UIKit"
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
        .target(name: system, swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: [.target(name: system)], swiftSettings: settings),
        .target(
            name: "AsideUI", dependencies: ["Aside", "AsideFoundation", "SwiftUI", .target(name: system), "os"],
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
                "TestSupport", .target(name: system),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
