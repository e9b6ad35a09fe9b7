import Testing

@testable import ChapterKit

@Suite struct AnchorTests {
    @Test(arguments: [
        ("One Two", "one-two"), ("a_b-c", "a_b-c"), ("What's new?", "whats-new"), ("É ß İ", "é-ß-i̇"), ("東京 2", "東京-2"),
        ("٣", "٣"), ("!?", "section"), ("", "section"), ("<script>\"'", "script"), ("a\u{202E}b\u{0}", "ab"),
        ("🎉 x", "-x"),
    ])
    func `the fragment of a heading has the form that code hosts use`(text: String, slug: String) {
        #expect(Anchors.slug(text) == slug)
    }

    @Test func `fragments are unique, even if a heading already ends with a number`() {
        var anchors = Anchors()
        let made = ["a", "a", "a-1", "a", "A", "a-1"].map { anchors.make(from: $0) }
        #expect(made == ["a", "a-1", "a-1-1", "a-2", "a-3", "a-1-2"])
        #expect(Set(made).count == made.count)
    }

    @Test func `headings and listings have different fragments`() {
        let html = body(
            "# b-T\n\n# figure-t\n\n```swift test name=\"T\"\n```\n\n```swift figure name=t caption=\"T\"\n```\n\n# T\n\n# t\n"
        )
        let ids = html.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(ids.count == 6)
        #expect(Set(ids).count == 6)
    }

    @Test func `an unnamed listing is named after its first declaration, or its position if that's taken`() {
        let snippets = parse(
            "```swift\n@MainActor final class A {}\nstruct B {}\n```\n\n```swift\nextension A {\n    init(b: Int) {}\n}\n```\n\n"
                + "```swift\nclass A {}\n```\n"
        ).chapter.snippets
        #expect(snippets.map(\.title) == ["class A", "A.init(b:)", "Title of a: code"])
        #expect(snippets.map(\.anchor) == ["b-class-a", "b-ainitb", "b-title-of-a-code"])
    }

    @Test func `an unnamed listing is named after its heading, its kind and its position`() {
        let snippets = parse("```swift\n```\n\n# One\n\n```swift\n```\n\n```swift example\n```\n\n```swift\n```\n")
            .chapter.snippets
        #expect(snippets.map(\.title) == ["Title of a: code", "One: code", "One: example", "One: code 2"])
    }
}
