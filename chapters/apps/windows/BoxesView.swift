import UIKit

/// Boxes that lie over each other, and tell which of them a finger reaches.
final class BoxesView: UIView {
    /// Is told what the exercise finds under a finger, and what UIKit has found.
    var didTouch: (_ yours: String, _ found: String) -> Void = { _, _ in }

    private let names: [(view: UIView, name: String)]

    init() {
        let (blue, green, orange, pane) = (UIView(), UIView(), UIView(), UIView())
        names = [(blue, "blue"), (green, "green"), (orange, "orange"), (pane, "the grey pane")]
        super.init(frame: .zero)
        blue.frame = CGRect(x: 12, y: 12, width: 140, height: 110)
        blue.backgroundColor = .systemBlue
        green.frame = CGRect(x: 16, y: 32, width: 60, height: 50)
        green.backgroundColor = .systemGreen
        orange.frame = CGRect(x: 110, y: 40, width: 120, height: 96)
        orange.backgroundColor = .systemOrange
        pane.frame = CGRect(x: 190, y: 12, width: 84, height: 90)
        pane.backgroundColor = .systemGray.withAlphaComponent(0.6)
        pane.isUserInteractionEnabled = false
        blue.addSubview(green)
        for view in [blue, orange, pane] { addSubview(view) }
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        isAccessibilityElement = true
        accessibilityLabel = "Blue, green and orange boxes, and a grey pane that takes no touches"
        accessibilityTraits = .allowsDirectInteraction
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 148) }

    /// The boxes hand their touches on, up the responder chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        // What the exercise "Hit testing by hand" changes: what yours is.
        let yours = hitView(in: self, at: touch.location(in: self))
        didTouch(name(of: yours), name(of: touch.view))
    }

    private func name(of view: UIView?) -> String {
        guard let view else { return "nothing" }
        return names.first { $0.view === view }?.name ?? "the ground"
    }
}
