import Testing
import UIKitTestSupport

@testable import Simulator

@MainActor @Suite struct SystemWindowDumpTests {
    @Test func `the keyboard's windows are listed and marked as system windows`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
            field.text = "a \"b\""
            window.addSubview(field)
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
            let lines = dump(of: .shared).split(separator: "\n").dropFirst()
            #expect(
                lines.filter { !$0.hasPrefix(" ") } == [
                    "UIWindow (0 0; 375 667) level 0, key",
                    "UITextEffectsWindow (0 0; 375 667) level 2100, system",
                    "UIRemoteKeyboardWindow (0 0; 375 667) level 10000000, system",
                ])
            #expect(lines.contains { $0 == #"  UITextField (0 20; 100 30) "a \"b\"""# })
        }
    }

    @Test func `a line break in a label's text is escaped`() {
        let label = UILabel(frame: .zero)
        label.text = "two\nlines"
        #expect(dump(of: label) == #"UILabel (0 0; 0 0) "two\nlines""#)
    }
}
