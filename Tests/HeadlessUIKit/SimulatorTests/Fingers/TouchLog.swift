import Simulator

/// A log of the touch events that the views of a test receive.
@MainActor
final class TouchLog {
    var lines: [String] = []
}

/// A view that logs its touches under its name, and doesn't pass them to the next responder.
final class Pad: UIView {
    let name: String
    let log: TouchLog
    var onBegan: () -> Void = {}
    var onCancelled: () -> Void = {}
    var events: [UIEvent] = []

    init(_ name: String, _ frame: CGRect, _ log: TouchLog) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches, event)
        onBegan()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches, event)
        onCancelled()
    }

    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        if let event { events.append(event) }
        log.lines.append("\(name) \(word)" + (touches.count == 1 ? "" : " \(touches.count)"))
    }
}

extension UIWindow {
    /// Creates a visible window with the given views.
    convenience init(showing views: UIView..., level: UIWindow.Level = .normal) {
        self.init(windowScene: scene)
        windowLevel = level
        views.forEach(addSubview)
        isHidden = false
    }
}
