import Testing

@testable import WorkbookKit

@Suite struct SpellingSuggestionTests {
    private let chapters = ["windows", "key-window", "rotation", "status-bar-tips", "status-bar-state"]

    @Test(arguments: [
        ("rotatoin", "rotation"), ("Rotation", "rotation"), ("window", "windows"), ("keywindow", "key-window"),
        ("tips", "status-bar-tips"), ("status-bar-stat", "status-bar-state"),
    ])
    func `what is written a little wrong, or in part, means the name`(word: String, name: String) {
        #expect(SpellingSuggestion.nearest(to: word, among: chapters) == name)
    }

    @Test(arguments: ["", "x", "bananas", "status-bar", "in", "rota tion of the earth"])
    func `what is far from all, or near to several, means none`(word: String) {
        #expect(SpellingSuggestion.nearest(to: word, among: chapters) == nil)
    }

    @Test func `among none there is none`() {
        #expect(SpellingSuggestion.nearest(to: "windows", among: []) == nil)
    }
}
