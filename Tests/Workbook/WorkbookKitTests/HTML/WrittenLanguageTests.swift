import Testing

@testable import WorkbookKit

@Suite struct WrittenLanguageTests {
    @Test(arguments: [
        ("iOS开发之UI篇(12)—— UIWindow", "zh"), ("ステータスバー", "ja"), ("漢字とかな", "ja"), ("상태 막대", "ko"), ("النوافذ", "ar"),
        ("חלונות", "he"),
        ("The status bar", nil), ("—— 12", nil), ("", nil),
    ])
    func `the language of a title is derived from its script, or is nil`(title: String, language: String?) {
        #expect(title.writtenLanguage == language)
    }

    @Test(arguments: [("ar", "rtl"), ("fa-IR", "rtl"), ("HE", "rtl"), ("en", nil), ("arn", nil), ("", nil)])
    func `only a right-to-left language has a writing direction`(language: String, direction: String?) {
        #expect(language.writingDirection == direction)
    }
}
