// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "workbook",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "workbook", targets: ["workbook"]),
        .plugin(name: "ExtractChapter", targets: ["ExtractChapter"]),
        .library(name: "WorkbookTesting", targets: ["WorkbookTesting"]),
        .library(name: "WorkbookKit", targets: ["WorkbookKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        .target(
            name: "WorkbookKit",
            dependencies: [
                "CMark",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "WorkbookTemplates",
            dependencies: ["WorkbookKit"],
            path: "templates",
            sources: ["BuiltInTemplates.swift"],
            resources: [.embedInCode("site")]
        ),
        .executableTarget(
            name: "workbook",
            dependencies: [
                "WorkbookKit", "WorkbookTemplates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(
            name: "ExtractChapter",
            capability: .buildTool(),
            dependencies: ["workbook"],
            path: "Plugins/ExtractChapter"
        ),
        .target(name: "WorkbookTesting"),
        .target(name: "_Testing_UIKit"),
        .testTarget(name: "WorkbookKitTests", dependencies: ["WorkbookKit"]),
    ]
)
