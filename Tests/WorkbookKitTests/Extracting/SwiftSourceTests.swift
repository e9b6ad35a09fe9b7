import Testing

@testable import WorkbookKit

@Suite struct SwiftSourceTests {
    @Test(arguments: [
        ("plain", "\"plain\""), ("\"q\" \\(x)", #""\"q\" \\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\u{0}\u{1B}\u{7F}", #""\u{0}\u{1b}\u{7f}""#),
        ("é 東 🎉", "\"é 東 🎉\""), ("e\u{301}\"\u{301}", "\"e\u{301}\\\"\u{301}\""),
    ])
    func `a literal says its text on one line`(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test(arguments: [
        ("windows", "Windows"), ("status-bar-state", "StatusBarState"), ("a_b", "AB"), ("part/one", "PartOne"),
        ("iOS", "IOS"),
    ])
    func `a slug becomes a type's name`(slug: String, name: String) {
        #expect(Extractor.typeName(slug) == name)
        #expect(TestTargets.name(for: slug) == name + "Tests")
    }

    @Test func `a manifest's test targets are read, comments and other targets are not`() {
        let manifest = SourceFile(
            path: "Package.swift",
            text: """
                let package = Package(name: "x", targets: [
                    .target(name: "ATests"),
                    // .testTarget(name: "BTests"),
                    /* .testTarget(name: "CTests") */
                    .testTarget(name: "DTests", dependencies: ["X", .product(name: "Y", package: "Z")]),
                    .testTarget(
                        name: "ETests", dependencies: [.target(name: "X")], plugins: [.plugin(name: "ExtractChapter", package: "w")]),
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
