// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "book",
    targets: [
        // .testTarget(name: "AChapterTests")
    ]
)
