import SwiftText
import Testing

@testable import WorkbookKit

/// Tests of the words of a search text.
@Suite struct SearchWordsTests {
    /// Returns the words of a text in the order of their first occurrence.
    private func words(_ text: String) -> [String] {
        let words = SearchWords(text.utf8)
        return words.postings.map { words.words[Int($0.word)].text }
    }

    /// Returns the postings of a word, each as `section place count`.
    private func postings(_ word: String, in text: String) -> [String] {
        let words = SearchWords(text.utf8)
        return words.postings.filter { words.words[Int($0.word)].text == word }
            .map { "\($0.section) \($0.field) \($0.count)" }
    }

    @Test func `words are normalized to lower camel case`() {
        #expect(words(".hitTest UIWindow makeKeyAndVisible") == ["hitTest", "uiWindow", "makeKeyAndVisible"])
        #expect(
            words(".Window URL iOS NSUserDefaults UTF8View") == ["window", "url", "iOs", "nsUserDefaults", "utf8View"])
        #expect(
            words(".register(defaults:) UIWindow.Level snake_case") == [
                "register", "defaults", "uiWindow", "level", "snake", "case",
            ])
    }

    @Test func `single letters and words of more than 64 characters aren't indexed, but digits are`() {
        #expect(words(".a 7 isn't") == ["7", "isn"])
        #expect(words("." + String(repeating: "a", count: 64)).count == 1)
        #expect(words("." + String(repeating: "a", count: 65)) == [])
    }

    @Test func `Chinese and Japanese are indexed by character pairs and by the last character`() {
        #expect(words(".状态栏") == ["状态", "态栏", "栏"])
        #expect(words(".窗,ウィンドウ") == ["窗", "ウィ", "ィン", "ンド", "ドウ", "ウ"])
        #expect(words(".iOS开发 and é") == ["ios", "开发", "发", "and", "é"])
    }

    @Test func `non-ASCII letters are lowercased, and punctuation ends a word`() {
        #expect(words(".Ärger—über «Ñandú» 2π") == ["ärger", "über", "ñandú", "2π"])
        #expect(words(".창문") == ["창문"])
    }

    @Test func `a posting has the word's best field and its count in the section`() {
        let text = "!Title\ta.html\n.key word\n#Key\tkey\n=the key\tb-key\n:key key\n#Other\tother\n.word\n"
        #expect(postings("key", in: text) == ["0 text 1", "1 heading 4"])
        #expect(postings("title", in: text) == ["0 title 1"])
        #expect(postings("word", in: text) == ["0 text 1", "2 text 1"])
        #expect(SearchWords(text.utf8).sectionCount == 3)
    }

    @Test func `a heading's anchor isn't indexed`() {
        #expect(words("#Head\tplace\n=name\tplace\n") == ["head", "name"])
    }

    @Test func `a declared name has the field 'declared', and a used one 'text'`() {
        #expect(postings("ball", in: ":func ball() {}") == ["0 declared 1"])
        #expect(postings("ball", in: ":let x = ball()") == ["0 text 1"])
        #expect(postings("ball", in: ".a class ball") == ["0 text 1"])
        #expect(postings("ball", in: ":func\n:ball") == ["0 text 1"])
    }

    @Test func `a word table assigns equal words equal numbers, and grows`() {
        var table = WordTable(capacity: 2)
        func number(_ word: String) -> Int {
            Array(word.utf8).withUnsafeBufferPointer { table.number(of: $0) }
        }
        let numbers = (0..<5000).map { number("word\($0)") }
        #expect(numbers == Array(0..<5000))
        #expect((0..<5000).map { number("word\($0)") } == numbers)
        #expect(table[4711].text == "word4711")
        #expect(number("\u{FF21}") == 5000 && number("\u{20000}") == 5001)
        #expect(table.sorted.suffix(2).map { table[$0].text } == ["\u{20000}", "\u{FF21}"])
        #expect(table.sorted.prefix(3).map { table[$0].text } == ["word0", "word1", "word10"])
    }
}
