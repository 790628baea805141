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
        .library(name: "AsideUI", targets: ["AsideUI"]),
        .executable(name: "aside-demo", targets: ["AsideDemo"]),
    ],
    targets: [
        .target(name: "Aside", swiftSettings: settings),
        .target(name: "AsideFoundation", dependencies: ["Aside"], swiftSettings: settings),
        .target(name: "AsideTesting", dependencies: ["Aside"], swiftSettings: settings),
        .target(name: "AsideUI", dependencies: ["Aside", "AsideFoundation"], swiftSettings: settings),
        .executableTarget(
            name: "AsideDemo", dependencies: ["Aside"], path: "Examples/Demo", exclude: ["answers.txt"],
            swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Aside"], path: "Tests/Benchmarks", swiftSettings: settings),
        .testTarget(name: "AsideTests", dependencies: ["Aside"], swiftSettings: settings),
        .testTarget(name: "AsideFoundationTests", dependencies: ["Aside", "AsideFoundation"], swiftSettings: settings),
        .testTarget(name: "AsideTestingTests", dependencies: ["Aside", "AsideTesting"], swiftSettings: settings),
        .testTarget(name: "AsideUITests", dependencies: ["Aside", "AsideUI"], swiftSettings: settings),
        .testTarget(name: "DemoTests", dependencies: ["AsideDemo"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
