import Testing

@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct ButtonTests {
    private func tap(_ button: UIButton) {
        let touch = UITouch(at: CGPoint(x: 1, y: 1))
        button.touchesBegan([touch], with: nil)
        button.touchesEnded([touch], with: nil)
    }

    @Test func `a tap sends touchUpInside, then primaryActionTriggered`() {
        var lines: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in lines.append("go") })
        button.addAction(UIAction { _ in lines.append("up") }, for: .touchUpInside)
        tap(button)
        #expect(lines == ["up", "go"])
    }

    @Test func `a button shows the title and image of its primary action`() {
        let image = UIImage(name: "tip", size: CGSize(width: 20, height: 20), scale: 1)
        let button = UIButton(primaryAction: UIAction(title: "Go", image: image) { _ in })
        #expect(button.buttonType == .system && button.currentTitle == "Go" && button.currentImage === image)
        #expect(button.titleLabel?.text == "Go" && button.imageView?.image === image)
    }

    @Test func `a state without its own title or color uses those of the normal state`() {
        let button = UIButton()
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.title(for: .highlighted) == "Off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Off", "selected and highlighted is a state of its own")
        button.isHighlighted = false
        button.isSelected = false
        #expect(button.titleLabel?.textColor == .white)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .red && button.currentTitle == "Off")
    }

    @Test func `a system button with a line of 15 points is 30 points high`() {
        let button = UIButton(type: .system)
        button.setTitle("ab", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.sizeToFit()
        #expect(button.bounds.size == button.intrinsicContentSize)
    }

    @Test func `the image and title are centered beside each other`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 57, height: 40)
        button.setTitle("ab", for: .normal)
        button.setImage(UIImage(name: "tip", size: CGSize(width: 20, height: 20), scale: 1), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 30, y: 11, width: 17, height: 18))
    }

    @Test func `a title that is too wide is limited to the button's width`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        button.setTitle("a long title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0 && button.titleLabel?.frame.width == 30)
    }

    @Test func `hit testing returns the button, not its subviews`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("ab", for: .normal)
        button.layoutIfNeeded()
        #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    }

    @Test func `a subclass that overrides init(frame:) can be made with a type`() {
        final class Round: UIButton {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Round(type: .system).buttonType == .system)
        #expect(Round(frame: .zero).buttonType == .custom)
    }
}
