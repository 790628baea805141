// swift-tools-version: 6.2

import PackageDescription

// A package of its own, because it uses only what is public in Aside.
let package = Package(
    name: "pipes",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "aside", path: "../..")],
    targets: [
        .target(
            name: "Orders", dependencies: [.product(name: "Aside", package: "aside")],
            swiftSettings: [
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .executableTarget(
            name: "pipes",
            dependencies: [
                .product(name: "Aside", package: "aside"),
                "Orders",
            ]),
    ]
)
