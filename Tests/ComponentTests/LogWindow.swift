import UIKit

/// Lines of a log in the middle of the screen, always scrolled to the last.
///
/// Touches beside the text go to the app, and old lines are dropped: the article's log swallowed every touch and grew
/// without end.
@MainActor
final class LogWindow: OverlayWindow {
    let textView = UITextView()
    private var lines: [String] = []
    private let mostLines: Int

    init(in scene: UIWindowScene, mostLines: Int = 1000) {
        self.mostLines = mostLines
        super.init(windowScene: scene, level: .normal + 0.1)
        rootViewController = OverlayController()
        textView.isEditable = false
        rootViewController?.view.addSubview(textView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        textView.frame = CGRect(
            x: bounds.width / 4, y: bounds.height / 4, width: bounds.width / 2, height: bounds.height / 2)
    }

    func log(_ line: String) {
        lines.append(line)
        if lines.count > mostLines { lines.removeFirst(lines.count - mostLines) }
        textView.text = lines.joined(separator: "\n")
        textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    }
}
