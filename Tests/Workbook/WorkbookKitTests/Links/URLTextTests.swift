import Testing

@testable import ChapterKit

@Suite struct URLTextTests {
    @Test(arguments: [
        ("a/b-c_d.e~f", "a/b-c_d.e~f"), ("a b", "a%20b"), ("ä", "%C3%A4"), ("a%20b", "a%20b"),
        ("\"<>`", "%22%3C%3E%60"), ("a\\b", "a%5Cb"),
        ("?a=1&b=2#c", "?a=1&b=2#c"), ("\n", "%0A"),
    ])
    func `characters that a URL can't contain are percent-encoded once`(text: String, encoded: String) {
        #expect(URLText.encoded(text) == encoded)
        #expect(URLText.encoded(encoded) == encoded)
    }

    @Test(arguments: ["plain.txt", "a b.txt", "50%.txt", "a?b.txt", "a#b.txt", "ä/ö", "%41", "a%2Fb"])
    func `decoding the URL of a path returns the path`(path: String) {
        let url = URLText.ofPath(path)
        #expect(URLText.decoded(url) == path)
        #expect(!url.contains("?") && !url.contains("#") && !url.contains(" "))
    }

    @Test(arguments: [
        ("%41", "A"), ("%c3%A4", "ä"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%FF", "%FF"), ("%+5", "%+5"),
        ("%-1", "%-1"), ("a%2", "a%2"), ("%%41", "%A"),
    ])
    func `decoding preserves text that isn't a percent encoding`(text: String, decoded: String) {
        #expect(URLText.decoded(text) == decoded)
    }

    @Test(arguments: [
        ("http://a", "http"), ("HTTPS:", "https"), ("a+b-c.d:", "a+b-c.d"), ("java\tscript:", "javascript"),
        (" x:", "x"),
        ("a/b:c", nil), ("1a:", nil), (":", nil), ("#a:b", nil), ("?a:b", nil), ("", nil), ("a", nil), ("ä:", nil),
    ])
    func `the scheme of a URL is the one that a browser recognizes`(url: String, scheme: String?) {
        #expect(URLText.scheme(of: url) == scheme)
    }
}
