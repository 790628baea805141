// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "aside",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Aside", targets: ["Aside"]),
        .library(name: "AsideFoundation", targets: ["AsideFoundation"]),
        .library(name: "AsideTesting", targets: ["AsideTesting"]),
        .executable(name: "aside-demo", targets: ["AsideDemo"]),
    ],
    targets: [
        .target(name: "Aside", swiftSettings: settings),
        .target(name: "AsideFoundation", dependencies: ["Aside"], swiftSettings: settings),
        .target(name: "AsideTesting", dependencies: ["Aside"], swiftSettings: settings),
        .executableTarget(
            name: "AsideDemo",
            dependencies: [
                "Aside", "OrdersExample", "ScreensExample", "SyncUpsExample", "ModulesExample", "CallExample",
            ],
            path: "Examples/Demo", exclude: ["answers.txt"], swiftSettings: settings),
        .target(name: "OrdersExample", dependencies: ["Aside"], path: "Examples/Orders", swiftSettings: settings),
        .target(name: "ScreensExample", dependencies: ["Aside"], path: "Examples/Screens", swiftSettings: settings),
        .target(name: "SyncUpsExample", dependencies: ["Aside"], path: "Examples/SyncUps", swiftSettings: settings),
        .target(name: "CallExample", dependencies: ["Aside"], path: "Examples/Call", swiftSettings: settings),
        // The modules do not depend on one another: only the app knows more than one of them.
        .target(name: "LoginModule", dependencies: ["Aside"], path: "Examples/Modules/Login", swiftSettings: settings),
        .target(
            name: "DashboardModule", dependencies: ["Aside"], path: "Examples/Modules/Dashboard",
            swiftSettings: settings),
        .target(
            name: "SettingsModule", dependencies: ["Aside"], path: "Examples/Modules/Settings", swiftSettings: settings),
        .target(
            name: "ContactsModule", dependencies: ["Aside"], path: "Examples/Modules/Contacts", swiftSettings: settings),
        .target(
            name: "ModulesExample",
            dependencies: ["Aside", "LoginModule", "DashboardModule", "SettingsModule", "ContactsModule"],
            path: "Examples/Modules/App", swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Aside", "AsideTesting"], path: "Tests/Benchmarks",
            swiftSettings: settings),
        .testTarget(name: "AsideTests", dependencies: ["Aside"], swiftSettings: settings),
        .testTarget(name: "AsideFoundationTests", dependencies: ["Aside", "AsideFoundation"], swiftSettings: settings),
        .testTarget(name: "AsideTestingTests", dependencies: ["Aside", "AsideTesting"], swiftSettings: settings),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "Aside", "AsideTesting", "OrdersExample", "ScreensExample", "SyncUpsExample", "ModulesExample",
                "LoginModule", "DashboardModule", "SettingsModule", "ContactsModule", "CallExample",
            ],
            swiftSettings: settings),
        .testTarget(name: "DemoTests", dependencies: ["AsideDemo"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
