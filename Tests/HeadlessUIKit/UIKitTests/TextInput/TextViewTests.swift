import Simulator
import Testing
import UIKitTestSupport

/// A text view delegate that records its calls.
@MainActor
private final class TextLog: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func may(_ line: String) -> Bool {
        lines.append(line)
        return !refuses.contains(line)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { may("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { may("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        may("\(range.location) \(range.length) \(text)")
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
}

@MainActor @Suite struct TextViewTests {
    /// A text view in whose font a line is 11.93359375 points high and a lowercase letter 5.4 points wide.
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 64, height: 100))
    private let log = TextLog()

    init() {
        view.font = .systemFont(ofSize: 10)
    }

    private func onScreen(_ body: @MainActor (UIWindow) throws -> Void) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            view.delegate = log
            try body(screenWindow(view))
        }
    }

    @Test func `textViewDidBeginEditing is called after keyboardWillShow is posted`() async throws {
        try await onScreen { _ in
            var linesBefore: [String]?
            let token = observeDevice(UIResponder.keyboardWillShowNotification) { [log] _ in linesBefore = log.lines }
            view.becomeFirstResponder()
            #expect(linesBefore == ["should begin"])
            #expect(log.lines == ["should begin", "did begin"])
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `the content height is that of the lines and the text container insets`() {
        #expect(view.contentSize == CGSize(width: 64, height: 28), "an empty line for the caret")
        view.text = "abcde abcde\nabcd\n"
        #expect(view.contentSize.height == (4 * 11.93359375 + 16).rounded(.up), "the width between the paddings is 54")
        view.textContainerInset = .zero
        #expect(view.contentSize.height == 48)
    }

    @Test func `changing the width wraps the lines again`() {
        view.text = "abcd abcd"
        #expect(view.contentSize.height == 28)
        view.frame.size.width = 40
        #expect(view.contentSize == CGSize(width: 40, height: 40))
        #expect(view.sizeThatFits(CGSize(width: 40, height: 0)).height == 40)
    }

    @Test func `scrollRangeToVisible with a range past the end scrolls to the last line`() {
        view.text = (0..<50).map { "row \($0)\n" }.joined()
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 1))
        let bottom = view.contentOffset.y + view.bounds.height
        #expect(abs(bottom - (8 + 51 * 11.93359375)) < 0.01)
    }

    @Test func `scrollRangeToVisible ignores a visible range, and scrolls a range above to the top`() {
        view.text = (0..<50).map { "row \($0)\n" }.joined()
        view.scrollRangeToVisible(NSRange(location: 3, length: 1))
        #expect(view.contentOffset == .zero)
        view.contentOffset.y = 300
        view.scrollRangeToVisible(NSRange(location: 6, length: 1))
        #expect(abs(view.contentOffset.y - (8 + 11.93359375)) < 0.01)
    }

    @Test func `scrollRangeToVisible shows a whole range that fits, and otherwise its end`() {
        view.text = (0..<50).map { "row \($0)\n" }.joined()
        let line = 11.93359375
        let short = (view.text as NSString).range(of: "row 10\nrow 11\nrow 12")
        view.contentOffset.y = 8 + 12 * line
        view.scrollRangeToVisible(short)
        #expect(abs(view.contentOffset.y - (8 + 10 * line)) < 0.01)
        view.contentOffset.y = 0
        view.scrollRangeToVisible(NSRange(location: 0, length: view.text.utf16.count - 1))
        #expect(abs(view.contentOffset.y + view.bounds.height - (8 + 50 * line)) < 0.01)
    }

    @Test func `the delegate is notified of a changed selection`() {
        final class Selection: NSObject, UITextViewDelegate {
            var ranges: [NSRange] = []
            func textViewDidChangeSelection(_ textView: UITextView) { ranges.append(textView.selectedRange) }
        }
        let delegate = Selection()
        view.text = "tea"
        view.delegate = delegate
        view.selectedRange = NSRange(location: 0, length: 2)
        view.selectedRange = NSRange(location: 0, length: 2)
        #expect(delegate.ranges == [NSRange(location: 0, length: 2)])
        view.insertText("s")
        #expect(delegate.ranges.last == NSRange(location: 1, length: 0))
    }

    @Test func `beginning and ending editing calls the delegate, which can refuse both`() async throws {
        try await onScreen { _ in
            log.refuses = ["should begin"]
            #expect(!view.becomeFirstResponder())
            log.refuses = ["should end"]
            #expect(view.becomeFirstResponder())
            #expect(!view.resignFirstResponder())
            log.refuses = []
            #expect(view.resignFirstResponder())
            #expect(
                log.lines == ["should begin", "should begin", "did begin", "should end", "should end", "did end"])
        }
    }

    @Test func `a tap begins editing, and a drag scrolls`() async throws {
        try await onScreen { _ in
            view.text = String(repeating: "a\n", count: 50)
            drag(from: CGPoint(x: 10, y: 190), to: CGPoint(x: 10, y: 110))
            #expect(!view.isFirstResponder && view.contentOffset.y == 80)
            tap(at: CGPoint(x: 10, y: 120))
            #expect(view.isFirstResponder)
        }
    }

    @Test func `a text view that isn't editable can't become first responder`() async throws {
        try await onScreen { _ in
            view.isEditable = false
            #expect(!view.becomeFirstResponder() && log.lines.isEmpty)
        }
    }

    @Test func `typing replaces the selection`() async throws {
        try await onScreen { _ in
            view.text = "abc"
            view.becomeFirstResponder()
            log.lines = []
            view.selectedRange = NSRange(location: 1, length: 1)
            type("\nx")
            #expect(view.text == "a\nxc")
            #expect(log.lines == ["1 1 \n", "changed", "2 0 x", "changed"])
            #expect(view.selectedRange == NSRange(location: 3, length: 0))
        }
    }

    @Test func `the delete key removes the selection or the character before the caret`() async throws {
        try await onScreen { _ in
            view.text = "a😀bc"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 0)
            pressDelete()
            #expect(view.text == "abc" && log.lines.contains("1 2 "))
            view.selectedRange = NSRange(location: 0, length: 2)
            pressDelete()
            #expect(view.text == "c")
            log.lines = []
            pressDelete()
            #expect(view.text == "c" && log.lines.isEmpty)
        }
    }

    @Test func `the delegate can refuse typed text`() async throws {
        try await onScreen { _ in
            view.becomeFirstResponder()
            log.refuses = ["0 0 x"]
            type("x")
            #expect(view.text == "")
        }
    }

    @Test func `setting the text doesn't call the delegate, and moves the caret to the end`() {
        view.delegate = log
        view.text = "abc"
        #expect(log.lines.isEmpty && view.selectedRange == NSRange(location: 3, length: 0))
        view.insertText("d")
        #expect(view.text == "abcd" && log.lines == ["changed"])
    }

    @Test func `typing keeps the caret visible`() async throws {
        try await onScreen { _ in
            view.becomeFirstResponder()
            type(String(repeating: "a\n", count: 20))
            #expect(view.contentOffset.y > 100)
        }
    }

    @Test func `the text view's delegate is the scroll view's delegate`() {
        view.delegate = log
        #expect((view as UIScrollView).delegate === log)
        view.contentOffset.y = 1
        #expect(log.lines == ["scrolled"])
        (view as UIScrollView).delegate = ScrollLog()
        #expect(view.delegate == nil)
    }

    @Test func `the text container sets the line fragment padding and the maximum number of lines`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "a\nb\nc"
        #expect(view.textContainer.lineFragmentPadding == 5)
        let size = view.sizeThatFits(CGSize(width: 100, height: 100))
        view.textContainer.lineFragmentPadding = 0
        #expect(near(view.sizeThatFits(CGSize(width: 100, height: 100)).width, size.width - 10))
        view.textContainer.maximumNumberOfLines = 1
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height < size.height)
        #expect(view.contentSize.height < size.height)
    }
}
