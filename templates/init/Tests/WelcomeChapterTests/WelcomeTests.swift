// The plugin 'ExtractChapterTests' compiles the chapter's Swift code into this target. Add tests here for the chapter's
// declarations that its pages don't have to show.
import Testing

@Test func `a word that reads the same from its end`() {
    #expect(isPalindrome("noon"))
    #expect(!isPalindrome("afternoon"))
}
