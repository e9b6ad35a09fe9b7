// The chapter's Swift is compiled into this target by the plugin 'ExtractChapterTests'. What stands here can test what the
// chapter declares in ways that its pages need not show.
import Testing

@Test func `a word that reads the same from its end`() {
    #expect(isPalindrome("noon"))
    #expect(!isPalindrome("afternoon"))
}
