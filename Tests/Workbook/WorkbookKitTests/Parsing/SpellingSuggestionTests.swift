import Testing

@testable import ChapterKit

@Suite struct SpellingSuggestionTests {
    private let chapters = ["windows", "key-window", "rotation", "status-bar-tips", "status-bar-state"]

    @Test(arguments: [
        ("rotatoin", "rotation"), ("Rotation", "rotation"), ("window", "windows"), ("keywindow", "key-window"),
        ("tips", "status-bar-tips"), ("status-bar-stat", "status-bar-state"),
    ])
    func `a misspelled or partial name suggests the nearest name`(word: String, name: String) {
        #expect(SpellingSuggestion.nearest(to: word, among: chapters) == name)
    }

    @Test(arguments: ["", "x", "bananas", "status-bar", "in", "rota tion of the earth"])
    func `a word that is far from all names, or near to several, has no suggestion`(word: String) {
        #expect(SpellingSuggestion.nearest(to: word, among: chapters) == nil)
    }

    @Test func `an empty list of names has no suggestion`() {
        #expect(SpellingSuggestion.nearest(to: "windows", among: []) == nil)
    }
}
