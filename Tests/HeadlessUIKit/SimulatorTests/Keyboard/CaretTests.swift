import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// The caret and the selection in the edited text.
@MainActor @Suite struct CaretTests {
    /// Runs code with a view that is edited, at the point (20, 100) of the screen.
    private func editing<View: UIView>(_ view: View, _ body: @MainActor (View) throws -> Void) async throws {
        try await withDevice {
            view.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
            let window = screenWindow(view)
            #expect(Caret.current == nil)
            view.becomeFirstResponder()
            try body(view)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the caret of a field is at the end of its text, in the tint color`() async throws {
        try await editing(UITextField()) { field in
            field.tintColor = .red
            let empty = try #require(Caret.current?.frame)
            #expect(empty.minX == 20 && empty.width == 2 && empty.midY == 140)
            field.text = "tea"
            let caret = try #require(Caret.current)
            let width = ("tea" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            #expect(caret.frame?.minX == 20 + width && caret.view === field && caret.color == .red)
            #expect(caret.selectedRange == NSRange(location: 3, length: 0) && caret.selectionFrames.isEmpty)
            field.text = String(repeating: "tea ", count: 40)
            #expect(Caret.current?.frame?.maxX == 220)
            field.resignFirstResponder()
            #expect(Caret.current == nil)
        }
    }

    @Test func `the caret of a field follows what is typed and deleted, in UTF-16 units`() async throws {
        try await editing(UITextField()) { field in
            func width(_ text: String) -> CGFloat {
                (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            }
            field.text = "tea"
            for (key, text) in [("s", "teas"), ("🍵", "teas🍵")] {
                type(key)
                let caret = try #require(Caret.current)
                #expect(field.text == text && caret.frame?.minX == 20 + width(text))
                #expect(caret.selectedRange == NSRange(location: text.utf16.count, length: 0))
            }
            pressDelete()
            pressDelete()
            let caret = try #require(Caret.current)
            #expect(caret.selectedRange == NSRange(location: 3, length: 0) && caret.frame?.minX == 20 + width("tea"))
        }
    }

    @Test(arguments: [(NSTextAlignment.center, 119), (.right, 218), (.left, 20)] as [(NSTextAlignment, CGFloat)])
    func `the caret of an empty field follows the alignment`(alignment: NSTextAlignment, x: CGFloat) async throws {
        try await editing(UITextField()) { field in
            field.textAlignment = alignment
            let frame = try #require(Caret.current?.frame)
            #expect(abs(frame.minX - x) <= 1)
        }
    }

    @Test func `the caret of a text view is in the line of its location`() async throws {
        try await editing(UITextView()) { view in
            view.text = "one\ntwo three"
            view.selectedRange = NSRange(location: 7, length: 0)
            let width = ("two" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
            let frame = try #require(Caret.current?.frame)
            #expect(abs(frame.minX - (20 + 5 + width)) < 0.01)
            #expect(abs(frame.minY - (100 + 8 + UIFont.systemFont(ofSize: 12).lineHeight)) < 0.01)
            view.selectedRange = NSRange(location: 4, length: 0)
            #expect(Caret.current?.frame?.minX == 25)
        }
    }

    @Test func `a word that is wider than the view has carets in all of its lines`() async throws {
        try await editing(UITextView()) { view in
            view.text = String(repeating: "a", count: 100)
            view.selectedRange = NSRange(location: 0, length: 0)
            #expect(Caret.current?.frame?.origin == CGPoint(x: 25, y: 108))
            view.selectedRange = NSRange(location: 100, length: 0)
            let end = try #require(Caret.current?.frame)
            #expect(end.minY > 130 && end.minX > 25)
        }
    }

    @Test func `a caret between characters outside of the basic plane counts their two units`() async throws {
        try await editing(UITextView()) { view in
            view.text = "😀😀 tea"
            let width = ("😀" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
            view.selectedRange = NSRange(location: 2, length: 0)
            #expect(abs((Caret.current?.frame?.minX ?? 0) - (25 + width)) < 0.01)
        }
    }

    @Test func `a field with an input view has a caret, too`() async throws {
        try await withDevice {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(Caret.current?.view === field)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a selection has a rectangle for each line, and no caret`() async throws {
        try await editing(UITextView()) { view in
            view.text = "one\ntwo\nthree"
            view.selectedRange = NSRange(location: 1, length: 9)
            let caret = try #require(Caret.current)
            #expect(caret.frame == nil && caret.selectionFrames.count == 3)
            #expect(caret.selectionFrames[0].minX > 25 && caret.selectionFrames[0].maxX == 215)
            #expect(caret.selectionFrames[1].minX == 25 && caret.selectionFrames[1].width == 190)
            #expect(caret.selectionFrames[2].minX == 25 && caret.selectionFrames[2].maxX < 60)
            view.selectedRange = NSRange(location: 4, length: 3)
            #expect(Caret.current?.selectionFrames.count == 1)
        }
    }
}
