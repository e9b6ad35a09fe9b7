import SwiftText
import Testing

@testable import WorkbookKit

/// Tests of the positions, other than blanks, at which lines that are too long for a phone can break.
@Suite struct CodeBreaksTests {
    /// Returns a part of a line with a stroke at each position where it can break.
    private func broken(_ code: String, after previous: Character = " ") -> String {
        var html = HTMLWriter(capacity: 64)
        code.withBytes { CodeBreaks.write($0, after: previous.asciiValue!, to: &html) }
        return html.bytes[...].text.replacing("<wbr>", with: "|")
    }

    @Test func `a line can break before the dot of a member and after an opening bracket`() {
        #expect(broken("application.windows[index].isHidden") == "application|.windows[|index]|.isHidden")
        #expect(broken("record(f(), .all)") == "record(|f(), .all)")
        #expect(broken("f(x)?.y!.z") == "f(|x)?|.y!|.z")
        #expect(broken(".", after: "a") == "|.")
        #expect(broken("name", after: "(") == "|name")
    }

    @Test func `a line can't break inside numbers, operators and empty brackets`() {
        #expect(
            broken("0.25 + 1.5, 0..<10, a...b, [], ()")
                == "0.25 + 1.5, 0<span class=\"o\">..&lt;</span>10, a...b, [], ()")
    }

    @Test func `a line can break between the words of a long name`() {
        #expect(broken("didBecomeVisibleNotification") == "did|Become|Visible|Notification")
        #expect(broken("UIViewControllerTransitionCoordinator") == "UIView|Controller|Transition|Coordinator")
        #expect(broken("UIViewController isHidden") == "UIViewController isHidden")
    }

    @Test func `only a long line has break opportunities, and they don't change its text`() {
        let long = "    record(UIWindow.didBecomeVisibleNotification, as: \"became visible\")\n"
        for (text, count) in [("    record(a.b)\n", 0), (long, 5)] {
            var html = HTMLWriter(capacity: 64)
            SwiftHighlighter.write(text, to: &html)
            let page = html.bytes[...].text
            #expect(page.ranges(of: "<wbr>").count == count, "\(page)")
            #expect(page.replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"") == text)
        }
    }
}
