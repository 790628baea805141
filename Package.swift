// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let libraries: [Target] = [
    .target(name: "Aside", swiftSettings: settings),
    .target(name: "AsideFoundation", dependencies: ["Aside"], swiftSettings: settings),
    .target(name: "AsideText", dependencies: ["Aside"], swiftSettings: settings),
    .target(name: "AsideTerminal", dependencies: ["Aside", "AsideText"], swiftSettings: settings),
    .target(
        name: "AsideMessages", dependencies: ["Aside", "AsideTerminal", "AsideText"], swiftSettings: settings),
    .target(name: "AsideTesting", dependencies: ["Aside", "AsideText"], swiftSettings: settings),
    .target(name: "AsideExploring", dependencies: ["Aside", "AsideTesting", "AsideText"], swiftSettings: settings),
    .target(name: "AsideUI", dependencies: ["Aside", "AsideFoundation"], swiftSettings: settings),
]

/// An example that knows only the core, and whatever else is named.
func example(_ name: String, _ path: String, with others: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: ["Aside"] + others, path: "Examples/\(path)", swiftSettings: settings)
}

// The modules do not depend on one another: only the app knows more than one of them.
let modules: [Target.Dependency] = ["LoginModule", "DashboardModule", "SettingsModule", "ContactsModule"]

let systems: [Target.Dependency] = [
    "OrdersExample", "ScreensExample", "SyncUpsExample", "ModulesExample", "CallExample", "ScaffoldExample",
    "GalleryExample",
]

let examples: [Target] = [
    example("OrdersExample", "Orders"),
    example("ScreensExample", "Screens"),
    example("SyncUpsExample", "SyncUps", with: ["AsideFoundation"]),
    example("CallExample", "Call"),
    example("LoginModule", "Modules/Login"),
    example("DashboardModule", "Modules/Dashboard"),
    example("SettingsModule", "Modules/Settings"),
    example("ContactsModule", "Modules/Contacts"),
    example("ModulesExample", "Modules/App", with: modules),
    example("ScaffoldExample", "Scaffold"),
    example("GalleryExample", "Gallery", with: ["AsideFoundation"]),
    .target(
        name: "AsideRehearsal", dependencies: ["Aside", "AsideTerminal", "AsideText"], path: "Examples/Rehearsal",
        swiftSettings: settings),
    .executableTarget(
        name: "AsideNew", dependencies: ["Aside", "AsideMessages", "AsideTerminal", "ScaffoldExample"],
        path: "Examples/New",
        swiftSettings: settings),
    .executableTarget(
        name: "AsideExplore", dependencies: ["Aside", "AsideExploring", "AsideTerminal"] + systems,
        path: "Examples/Explore", swiftSettings: settings),
    .executableTarget(
        name: "AsideDemo",
        dependencies: ["Aside", "AsideMessages", "AsideRehearsal", "AsideTerminal", "AsideText"]
            + systems,
        path: "Examples/Demo", exclude: ["answers.txt", "Pictures", "Scripts"], swiftSettings: settings),
]

let tests: [Target] = [
    .testTarget(
        name: "AsideTests", dependencies: ["Aside", "AsideTesting", "RandomOperations", "TestSupport"],
        swiftSettings: settings),
    .testTarget(
        name: "AsideFoundationTests", dependencies: ["Aside", "AsideFoundation", "AsideTesting", "TestSupport"],
        swiftSettings: settings),
    .testTarget(
        name: "AsideTextTests",
        dependencies: ["Aside", "AsideTesting", "AsideText", "EveryInput", "RandomOperations", "TestSupport"],
        exclude: ["Width/write-table"], swiftSettings: settings),
    .testTarget(
        name: "AsideTerminalTests",
        dependencies: [
            "Aside", "AsideRehearsal", "AsideTesting", "AsideText", "AsideTerminal", "EveryInput", "RandomOperations",
            "TerminalFixture", "TerminalHarness", "TestSupport",
        ],
        swiftSettings: settings),
    .testTarget(
        name: "AsideTestingTests",
        dependencies: ["Aside", "AsideExploring", "AsideTesting", "EveryInput", "RandomOperations", "TestSupport"],
        swiftSettings: settings),
    .testTarget(
        name: "AsideExploringTests",
        dependencies: [
            "Aside", "AsideExploring", "AsideFoundation", "AsideTesting", "EveryInput", "RandomOperations",
            "TestSupport",
        ],
        swiftSettings: settings),
    .testTarget(
        name: "ExamplesTests",
        dependencies: ["Aside", "AsideExploring", "AsideFoundation", "AsideTesting"] + systems + modules,
        swiftSettings: settings),
    .testTarget(
        name: "AsideUITests", dependencies: ["Aside", "AsideUI", "TestSupport"], swiftSettings: settings),
    .testTarget(
        name: "AsideMessagesTests",
        dependencies: [
            "Aside", "AsideDemo", "AsideMessages", "AsideNew", "AsideTerminal", "TerminalHarness", "TestSupport",
        ],
        exclude: ["agent.py", "client.py", "gallery.py", "new_user.py"], swiftSettings: settings),
    .testTarget(
        name: "DemoTests",
        dependencies: ["AsideDemo", "AsideExplore", "AsideText", "AsideTerminal", "TerminalHarness"],
        exclude: ["order-40x12.txt"], swiftSettings: settings),
    .testTarget(
        name: "NewTests", dependencies: ["Aside", "AsideNew", "AsideTesting", "ScaffoldExample", "TerminalHarness"],
        swiftSettings: settings),
    .target(
        name: "EveryInput", dependencies: ["Aside", "AsideFoundation"], path: "Tests/EveryInput",
        swiftSettings: settings),
    .target(name: "RandomOperations", path: "Tests/RandomOperations", swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["Aside"], path: "Tests/TestSupport", swiftSettings: settings),
    .target(name: "TerminalHarness", path: "Tests/TerminalHarness", swiftSettings: settings),
    .executableTarget(
        name: "TerminalFixture", dependencies: ["Aside", "AsideTerminal", "AsideText"], path: "Tests/TerminalFixture",
        swiftSettings: settings),
    .executableTarget(
        name: "Benchmarks", dependencies: ["Aside", "AsideExploring", "AsideTesting", "AsideText", "OrdersExample"],
        path: "Tests/Benchmarks", exclude: ["Figures.txt"], swiftSettings: settings),
]

let package = Package(
    name: "aside",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Aside", targets: ["Aside"]),
        .library(name: "AsideFoundation", targets: ["AsideFoundation"]),
        .library(name: "AsideText", targets: ["AsideText"]),
        .library(name: "AsideTerminal", targets: ["AsideTerminal"]),
        .library(name: "AsideMessages", targets: ["AsideMessages"]),
        .library(name: "AsideTesting", targets: ["AsideTesting"]),
        .library(name: "AsideExploring", targets: ["AsideExploring"]),
        .library(name: "AsideUI", targets: ["AsideUI"]),
        .executable(name: "aside-demo", targets: ["AsideDemo"]),
        .executable(name: "aside-explore", targets: ["AsideExplore"]),
        .executable(name: "aside-new", targets: ["AsideNew"]),
    ],
    targets: libraries + examples + tests,
    swiftLanguageModes: [.v6]
)
