import SwiftText
import Testing

@testable import ChapterKit

@Suite struct TestTargetsTests {
    @Test(arguments: [
        ("windows", "Windows"), ("status-bar-state", "StatusBarState"), ("a_b", "AB"), ("part/one", "PartOne"),
        ("iOS", "IOS"),
    ])
    func `a slug is converted to a type name`(slug: String, name: String) {
        #expect(SwiftIdentifier.typeName(slug) == name)
        #expect(TestTargets.name(for: slug) == name + "ChapterTests")
    }

    @Test func `only a manifest's test targets are read, not comments or other targets`() {
        let manifest = SourceFile(
            path: "Package.swift",
            text: """
                let package = Package(name: "x", targets: [
                    .target(name: "ATests"),
                    // .testTarget(name: "BTests"),
                    /* .testTarget(name: "CTests") */
                    .testTarget(name: "DTests", dependencies: ["X", .product(name: "Y", package: "Z")]),
                    .testTarget(
                        name: "ETests", dependencies: [.target(name: "X")], plugins: [.plugin(name: "ExtractChapterTests", package: "w")]),
                    .testTarget(name: "FTests", plugins: shared),
                ])
                """)
        let found = TestTargets.declared(in: manifest)
        #expect(found.map(\.name) == ["DTests", "ETests", "FTests"])
        #expect(found.map(\.usesPlugin) == [false, true, false])
        #expect(found.map(\.namesPlugins) == [false, true, true])
        #expect(found.map(\.location.line) == [5, 6, 8])
    }
}
