import SwiftText
import TestSupport
import Testing

@testable import WorkbookKit

@Suite struct HTMLWriterTests {
    @Test func `special characters are escaped at any position in text and attributes`() {
        let pieces = ["a", "window", "&", "<", ">", "\"", "'", "é", "東", " ", "0123456", "01234567", "012345678"]
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in pieces.randomElement(using: &random)! }.joined()
            var html = HTMLWriter(capacity: Int.random(in: 0...40, using: &random))
            html.markup("<p>")
            html.text(text)
            html.attribute("id", "#", text)
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
            #expect(html.bytes[...].text == "<p>\(escaped) id=\"#\(escaped)\"")
        }
    }
}
