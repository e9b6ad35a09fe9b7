import Testing

@testable import ChapterKit

/// Tests that no kind of fence claims to be tested without being run.
@Suite struct SnippetKindTests {
    /// Returns a chapter with one block of each kind, in order.
    private func chapter() -> Chapter {
        let blocks = Snippet.Kind.allCases.map { kind in
            let keys = kind.traits.required.map { " \($0.rawValue)=a-\(kind.rawValue)" }.joined()
            return "```swift \(kind.rawValue)\(keys)\n// \(kind.rawValue)\n```\n\n"
        }
        return parse(blocks.joined()).chapter
    }

    @Test func `the suite contains each snippet that counts as tested exactly once, and no others`() {
        let chapter = chapter()
        #expect(chapter.snippets.map(\.kind) == Snippet.Kind.allCases)
        let text = Extractor(chapter, needs: [], configuration: BookConfiguration(title: "B"), figures: "f").text
        for (index, snippet) in chapter.snippets.enumerated() {
            let count = text.ranges(of: "_chapter.place(\(index), ").count
            #expect(count == (snippet.isTried ? 1 : 0), "\(snippet.kind)")
        }
        #expect(ChapterReport(chapter).testedCount == chapter.snippets.count(where: \.isTried))
    }

    @Test func `the isolation setting determines whether snippets run on the main actor`() {
        func text(_ isolation: BookConfiguration.Isolation) -> String {
            var configuration = BookConfiguration(title: "B")
            configuration.isolation = isolation
            return Extractor(chapter(), needs: [], configuration: configuration, figures: "f").text
        }
        #expect(text(.main).contains("@MainActor private func _snippet") && !text(.main).contains("isOnMainActor"))
        #expect(!text(.none).contains("@MainActor private func _snippet"))
        #expect(text(.none).contains("private func _snippet") && text(.none).contains("isOnMainActor: false"))
    }

    @Test(arguments: Snippet.Kind.allCases) func `the badge of a snippet kind matches its role`(kind: Snippet.Kind) {
        let badge = kind.traits.caption.badge
        switch kind.traits.role {
        case .declares: #expect([.compiled, .exercise].contains(badge))
        case .runs, .mustNotCompile, .mustStop, .isPart: #expect(![.compiled, .untested].contains(badge))
        case .isNotCompiled: #expect(badge == .untested)
        }
    }
}
