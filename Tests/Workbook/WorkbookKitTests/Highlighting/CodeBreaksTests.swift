import SwiftText
import Testing

@testable import WorkbookKit

/// Tests of the positions, other than blanks, at which lines that are too long for a phone can break.
@Suite struct CodeBreaksTests {
    /// Returns code with a stroke at each position, other than a space, where it can break.
    private func broken(_ code: String) -> String {
        var html = HTMLWriter(capacity: 64)
        code.withBytes { CodeBreaks.write($0, to: &html) }
        return html.bytes[...].text.replacing("<wbr>", with: "|")
    }

    /// Returns a line of Swift with a stroke at each position where it can break, and spaces only where it can't.
    private func brokenLine(_ code: String) -> String {
        var html = HTMLWriter(capacity: 64)
        SwiftHighlighter.write(code, to: &html)
        let marked = html.bytes[...].text.replacing("<wbr>", with: "|").replacing("<i> </i>", with: "\u{1}")
        return marked.replacing(/<[^>]*>/, with: "").replacing(" ", with: "|").replacing("\u{1}", with: " ")
            .replacing("&quot;", with: "\"").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    @Test func `a label stays with its value, and a line can break after each comma`() {
        #expect(
            brokenLine("let window = DebugWindow(in: scene, level: .normal + 1, isKey: true)")
                == "let window =|DebugWindow(|in: scene,|level: .normal + 1,|isKey: true)")
        #expect(
            brokenLine("show(title: \"In the list\", note: \"a text that is longer than the others\")")
                == "show(|title: \"In the list\",|note: \"a|text|that|is|longer|than|the|others\")")
    }

    @Test(arguments: [
        ("func answer(for window: UIWindow) -> UIView?", "func answer(|for window: UIWindow)|-> UIView?"),
        ("isHidden && bounds.contains(point) ? self : nil", "isHidden|&& bounds|.contains(|point)|? self|: nil"),
        (
            "guard let scene = scene as? UIWindowScene else { return }",
            "guard let scene =|scene as? UIWindowScene|else {|return }"
        ),
        (
            "windows.filter { window in window.isHidden == false }",
            "windows|.filter {|window in|window|.isHidden == false }"
        ),
        (
            "let a = b ?? other(x) // as it was before the change",
            "let a =|b|?? other(|x)|//|as|it|was|before|the|change"
        ),
    ])
    func `a line can break before operators that continue it, after braces and words that open a body`(
        code: String, expected: String
    ) { #expect(brokenLine(code) == expected) }

    @Test func `the indentation isn't changed`() {
        #expect(
            brokenLine("        let window = UIWindow(frame: bounds)")
                == "||||||||let window =|UIWindow(|frame: bounds)")
    }

    @Test func `a line can break before the dot of a member and after an opening bracket`() {
        #expect(broken("application.windows[index].isHidden") == "application|.windows[|index]|.isHidden")
        #expect(broken("record(f(), .all)") == "record(|f(), .all)")
        #expect(broken("f(x)?.y!.z") == "f(|x)?|.y!|.z")
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
