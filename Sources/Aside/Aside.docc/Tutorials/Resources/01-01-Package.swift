// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "trips",
    platforms: [.macOS(.v14)],
    dependencies: [.package(path: "../aside")],
    targets: [
        .executableTarget(
            name: "Trips",
            dependencies: [
                .product(name: "Aside", package: "aside"),
                .product(name: "AsideTerminal", package: "aside"),
            ]),
        .testTarget(
            name: "TripsTests",
            dependencies: [
                "Trips",
                .product(name: "Aside", package: "aside"),
                .product(name: "AsideTesting", package: "aside"),
            ]),
    ]
)
