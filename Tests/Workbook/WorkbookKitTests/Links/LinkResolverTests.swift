import Testing

@testable import ChapterKit

@Suite struct LinkResolverTests {
    private let links = LinkResolver(.small)

    /// Returns a short description of a link's target.
    private func target(_ destination: String, from slug: String = "a") -> String {
        switch links.target(of: destination, from: .named(slug)) {
        case .page(let metadata, let anchor): "page \(metadata.slug)" + (anchor.map { "#\($0)" } ?? "")
        case .asset(let path, let suffix): "asset \(path)\(suffix)"
        case .external: "external"
        case .invalid(let reason): "invalid: \(reason)"
        }
    }

    @Test(arguments: [
        ("b.md", "page b"), ("./b.md", "page b"), ("b.md#x", "page b#x"), ("#x", "page a#x"), ("#", "page a#"),
        ("part/c.md", "page part/c"),
        ("part/../b.md", "page b"), ("b.md?q", "page b"), ("%62.md", "page b"), ("b.md#%C3%BC", "page b#ü"),
        ("picture.svg", "asset picture.svg"), ("data/a%20file%231.txt?x=1#y", "asset data/a file#1.txt?x=1#y"),
        ("https://a.b", "external"), ("HTTP://a.b", "external"), ("mailto:a@b.c", "external"), ("//a.b/c", "external"),
    ])
    func `the target of a link is a page, a file or an external URL`(destination: String, expected: String) {
        #expect(target(destination) == expected)
    }

    @Test(arguments: [
        ("../b.md", "page b"), ("c.md", "page part/c"), ("inner.png", "asset part/inner.png"),
        ("../picture.svg", "asset picture.svg"),
    ])
    func `a link is relative to its own chapter`(destination: String, expected: String) {
        #expect(target(destination, from: "part/c") == expected)
    }

    @Test(arguments: [
        "../b.md", "part/../../b.md", "%2e%2e/b.md", "..%2Fb.md", "/b.md", "/etc/passwd", "nowhere.md", "b.MD", "b",
        "part", "",
        "javascript:alert(1)", "JAVASCRIPT:x", " javascript:x", "java\tscript:x", "java\nscript:x", "\u{1}javascript:x",
        "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "blob:x", "x:y", "\\\\evil.org", "b.md\0", "%00",
    ])
    func `a destination that doesn't exist or isn't allowed is an error`(destination: String) {
        #expect(target(destination).hasPrefix("invalid: "))
    }

    @Test(arguments: [
        "https://a.b/c.png", "//a.b/c.png", "data:image/png;base64,AA", "b.md", "#x", "", "nowhere.png", "javascript:x",
        "../x.png",
    ])
    func `an image that isn't a file of the book is rejected`(source: String) {
        guard case .invalid = links.image(source, from: .named("a")) else {
            return #expect(Bool(false), "\(source) is let through")
        }
    }

    @Test func `a page doesn't contain rejected addresses`() {
        let html = body(
            "[a](javascript:x) ![b](javascript:x) ![c](https://a.b/c.png) <javascript:x> [d](data:x \"t\")\n")
        #expect(!html.contains("javascript:x\""))
        #expect(!html.contains("src="))
        #expect(!html.contains("data:x"))
    }
}
