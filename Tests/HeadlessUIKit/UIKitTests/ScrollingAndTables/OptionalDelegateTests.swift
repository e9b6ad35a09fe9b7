import Simulator
import Testing

/// Tests that both ways of calling delegate methods compile. On a phone, the methods are optional.
@MainActor @Suite struct OptionalDelegateTests {
    private final class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate, UIApplicationDelegate {
        var lines: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
        func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    }

    @Test func `scroll view delegate methods can be called with or without optional chaining`() {
        let (own, view) = (Delegate(), UIScrollView())
        view.delegate = own
        view.delegate?.scrollViewDidScroll(view)
        view.delegate?.scrollViewDidScroll?(view)
        #expect(own.lines == ["scroll", "scroll"])
        #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == false)
        #expect(view.delegate?.scrollViewShouldScrollToTop(view) == false)
        view.delegate?.scrollViewDidEndDecelerating?(view)
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `text and app delegate methods can be called with optional chaining`() async throws {
        final class Reader: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        try await withDevice {
            let (own, reader, field, text) = (Delegate(), Reader(), UITextField(), UITextView())
            field.delegate = own
            text.delegate = reader
            #expect(field.delegate?.textFieldShouldReturn?(field) == false)
            #expect(field.delegate?.textFieldShouldBeginEditing?(field) == true)
            field.delegate?.textFieldDidEndEditing?(field)
            text.delegate?.textViewDidChange?(text)
            text.delegate?.scrollViewDidScroll?(text)
            let app: any UIApplicationDelegate = own
            app.applicationDidBecomeActive?(.shared)
            #expect(own.lines == ["end", "active"] && reader.changes == 1)
        }
    }
}
