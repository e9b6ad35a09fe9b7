import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the sections of a page that become files of a starter, and of those that must share a file.
@Suite struct ChapterSectionsTests {
    /// Returns the sections of a chapter with one listing each, under headings "1", "2" and so on.
    private func sections(_ listings: [String]) -> [ChapterSections.Section] {
        let text = listings.enumerated().map { "## \($0 + 1)\n\n```swift\n\($1)\n```\n" }.joined(separator: "\n")
        return sections(of: parse(text).chapter)
    }

    private func sections(of chapter: Chapter) -> [ChapterSections.Section] {
        ChapterSections(of: chapter, listing: { $0.code.lines.map(String.init) }).sections
    }

    /// Returns the headings of the sections of each file.
    private func titles(_ listings: String...) -> [[String]] { sections(listings).map(\.titles) }

    @Test func `a section with declarations becomes a file, and one without doesn't`() {
        let text =
            "```swift\nlet a = 1\n```\n\n## Words\n\n## More\n\n```swift\nlet b = a\n```\n\n```swift\nlet c = b\n```\n"
        let chapter = parse(text).chapter
        let sections = sections(of: chapter)
        #expect(sections.map(\.titles) == [[chapter.metadata.title], ["More"]])
        #expect(sections.map(\.listings) == [[["let a = 1"]], [["let b = a"], ["let c = b"]]])
    }

    @Test func `a section whose listings have no lines doesn't become a file`() {
        let chapter = parse("## A\n\n```swift\nlet a = 1\n```\n").chapter
        #expect(ChapterSections(of: chapter, listing: { _ in [] }).sections.isEmpty)
    }

    @Test func `sections that use a file-private declaration share its file`() {
        #expect(titles("private let a = 1", "let b = 2", "let c = a") == [["1", "3"], ["2"]])
        #expect(titles("struct S { fileprivate var a = 1 }", "func f(s: S) { print(s.a) }") == [["1", "2"]])
        #expect(titles("extension Int { fileprivate func a() {} }", "func f() { 1.a() }") == [["1", "2"]])
        #expect(titles("private extension Int { func a() {} }", "func f() { 1.a() }") == [["1", "2"]])
        #expect(titles("let b = \"\\(a)\"", "private let a = 1") == [["1", "2"]])
    }

    @Test func `an extension shares the file of a type whose private members it uses`() {
        #expect(titles("struct S { private var a = 1 }", "extension S { func f() { print(a) } }") == [["1", "2"]])
        #expect(titles("struct S { private var a = 1 }", "struct T { var a: S }") == [["1"], ["2"]])
        #expect(titles("struct S { private var a = 1 }", "extension S { func f() {} }") == [["1"], ["2"]])
        #expect(titles("extension Int { private var a: Int { 1 } }", "struct T { var a: Int }") == [["1"], ["2"]])
        #expect(
            titles("struct S { private(set) var a = 1 }", "extension S { mutating func f() { a = 2 } }") == [
                ["1", "2"]
            ])
    }

    @Test func `an extension shares the file of a type whose private initializer it uses`() {
        #expect(titles("struct S { private init() {} }", "extension S { static let s = S() }") == [["1", "2"]])
        #expect(titles("struct S { private init() {} }", "let b = 1") == [["1"], ["2"]])
    }

    @Test func `sections that call a private memberwise initializer share the structure's file`() {
        #expect(titles("struct S { private var a: Int }", "let b = S(a: 1)") == [["1", "2"]])
        #expect(titles("struct S { private var a: Int }", "var b: S?") == [["1"], ["2"]])
        #expect(titles("struct S { private var a = 1 }", "let b = S()") == [["1"], ["2"]], "all has a value")
        #expect(titles("struct S { private var a: Int; init() { a = 1 } }", "let b = S()") == [["1"], ["2"]])
    }

    @Test func `a name in a comment isn't a use`() {
        #expect(titles("private let a = 1", "// not a\nlet b = 1") == [["1"], ["2"]])
    }

    @Test func `sections that share a file have MARK comments`() {
        let section = sections(["private let a = 1", "let b = a"])[0]
        #expect(section.listings == [["// MARK: - 1"], ["private let a = 1"], ["// MARK: - 2"], ["let b = a"]])
    }

    @Test(arguments: [
        ("struct Ball {}", "Ball"), ("let a = 1\nstruct Ball {}", "Ball"),
        ("private struct Part {}\nstruct Ball {}", "Ball"), ("func move() {}", "Move"),
        ("extension UIView { func place() {} }", "UIView+Place"),
        ("extension Int: P { override func a() {} }", "OnTheEdge"), ("private struct Part {}", "Part"),
    ])
    func `a file is named after its declarations, or otherwise after its heading`(code: String, name: String) {
        let chapter = parse("## On the edge\n\n```swift\n\(code)\n```\n").chapter
        #expect(sections(of: chapter)[0].fileName == name)
    }

    @Test func `file names are unique, ignoring case`() {
        var names = FileNames()
        #expect(
            ["Ball", "ball", "Ball", "Ball2"].map { names.make(from: $0) } == ["Ball", "ball2", "Ball3", "Ball22"])
    }
}
