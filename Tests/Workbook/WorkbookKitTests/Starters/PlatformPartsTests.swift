import Testing

@testable import WorkbookKit

/// Tests of dividing a listing into the part for an app, and the part for a module that doesn't exist on iOS.
@Suite struct PlatformPartsTests {
    private func parts(_ text: String) -> [[String]] {
        let parts = PlatformParts(
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), without: ["Simulator"])
        return [parts.app, parts.simulated]
    }

    @Test func `code inside the condition isn't part of the app`() {
        #expect(parts("a\n\n#if canImport(Simulator)\nb\n\nc\n#endif\n\nd") == [["a", "", "", "d"], ["b", "", "c"]])
        #expect(parts("#if canImport(Simulator)\nb\n#endif\n") == [[], ["b"]])
    }

    @Test func `nested conditions move with the enclosing one`() {
        #expect(
            parts("#if canImport(Simulator)\n#if DEBUG\nb\n#endif\nc\n#endif\nd")
                == [["d"], ["#if DEBUG", "b", "#endif", "c"]])
    }

    @Test(arguments: [
        "#if canImport(UIKit)\nb\n#endif", "  #if canImport(Simulator)\n  b\n  #endif",
        "#if !canImport(Simulator)\nb\n#endif",
        "// #if canImport(Simulator)\nb",
    ])
    func `other conditions, and indented ones, stay in the app`(text: String) {
        #expect(parts(text) == [text.split(separator: "\n").map(String.init), []])
    }

    @Test func `a condition without an end includes the rest of the listing`() {
        #expect(parts("a\n#if canImport(Simulator)\nb") == [["a"], ["b"]])
    }
}
