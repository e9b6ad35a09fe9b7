import Simulator
import Testing
@_spi(Simulator) import UIKit
import UIKitTestSupport

@MainActor @Suite struct ButtonConfigurationTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func background(of button: UIButton) -> UIColor? { button.subviews.first?.backgroundColor }

    /// Tests that a button has the size of its content and its insets.
    ///
    /// Outside a device, a point is a pixel: a line of 17 points is 21 high, and two lowercase letters are 19 wide.
    @Test func `a button has the size of its content and its insets`() {
        let button = button { $0.title = "ab" }
        #expect(button.intrinsicContentSize == CGSize(width: 19 + 24, height: 21 + 14))
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: 19, height: 21))
        button.configuration?.setDefaultContentInsets()
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize == CGSize(width: 19 + 40, height: 21 + 30))
    }

    @Test func `the image is placed on the chosen side of the title, with padding between them`() {
        let image = UIImage(name: "tip", size: CGSize(width: 20, height: 10), scale: 1)
        let button = button {
            $0.title = "ab"
            $0.image = image
            $0.imagePadding = 5
            $0.contentInsets = .zero
        }
        #expect(button.currentImage === image && button.intrinsicContentSize == CGSize(width: 44, height: 21))
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
        #expect(button.titleLabel?.frame == CGRect(x: 25, y: 9.5, width: 19, height: 21))
        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 24 && button.titleLabel?.frame.minX == 0)
        button.configuration?.imagePlacement = .top
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 36))
        #expect(button.imageView?.frame == CGRect(x: 12, y: 2, width: 20, height: 10))
        #expect(button.titleLabel?.frame.minY == 17)
    }

    /// Tests that a title that is too wide breaks into several lines, or is truncated to one.
    ///
    /// Two lines of 20.3 points are 41 high in whole pixels.
    @Test func `a title that is too wide wraps, or is truncated to one line`() throws {
        let button = button { $0.title = "ab ab" }
        let line = button.intrinsicContentSize
        let lines = button.sizeThatFits(CGSize(width: line.width - 1, height: 0))
        #expect(lines == CGSize(width: 19 + 24, height: 41 + 14))
        #expect(button.sizeThatFits(line) == line && button.sizeThatFits(.zero) == line)

        button.frame = CGRect(origin: .zero, size: lines)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 12, y: 7, width: 19, height: 41))
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.layoutIfNeeded()
        #expect(button.sizeThatFits(lines) == line)
        #expect(button.titleLabel?.frame == CGRect(x: 12, y: 17, width: 19, height: 21))
    }

    @Test func `a title wraps to the width that constraints give the button`() {
        let button = button { $0.title = "ab ab" }
        let column = UIStackView(arrangedSubviews: [button])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 60, height: 41 + 14))
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 200, height: 21 + 14))
    }

    @Test func `the subtitle is placed one point below the title`() throws {
        let button = button {
            $0.title = "ab"
            $0.subtitle = "more"
            $0.titleAlignment = .leading
            $0.contentInsets = .zero
        }
        button.sizeToFit()
        button.layoutIfNeeded()
        let subtitle = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "more" })
        let title = try #require(button.titleLabel)
        #expect(title.frame.minX == 0 && subtitle.frame.minX == 0 && subtitle.frame.minY == title.frame.maxY + 1)
        #expect(subtitle.font.pointSize == 13 && button.bounds.height == subtitle.frame.maxY)
    }

    @Test func `colors come from the style and the tint color, unless base colors are set`() {
        let outer = UIView()
        outer.tintColor = .red
        let button = button { $0.title = "ab" }
        outer.addSubview(button)
        #expect(background(of: button) == .red && button.titleLabel?.textColor == .white)
        button.configuration = .tinted()
        #expect(background(of: button) == UIColor.red.withAlphaComponent(0.18) && button.titleLabel?.textColor == .red)
        button.configuration = .plain()
        #expect(background(of: button) == .clear && button.titleLabel?.textColor == .red)
        button.configuration = .gray()
        #expect(background(of: button) != .red && button.titleLabel?.textColor == .red)
        button.configuration?.baseForegroundColor = .blue
        button.configuration?.baseBackgroundColor = .green
        #expect(background(of: button) == .green && button.titleLabel?.textColor == .blue)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor != .blue)
    }

    @Test func `a capsule's corner radius is half the button's height`() {
        let button = button { $0.cornerStyle = .capsule }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.subviews.first?.layer.cornerRadius == 20 && button.subviews.first?.frame == button.bounds)
    }

    @Test func `the primary action's title and image are copied to the configuration`() {
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Go", image: image) { _ in }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Stay"
        let button = UIButton(configuration: configuration, primaryAction: action)
        #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
        #expect(button.configuration?.title == "Go" && button.configuration?.image === image)
        let plain = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        #expect(plain.configuration?.title == "Stay" && plain.currentTitle == "Stay")
    }

    @Test func `the configuration update handler runs in the layout pass after a state change`() {
        let button = button { $0.title = "off" }
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "on" : "off"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "off")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "on")
    }

    @Test func `a subclass can override updateConfiguration`() {
        final class Toggle: UIButton {
            override func updateConfiguration() {
                super.updateConfiguration()
                configuration?.title = isSelected ? "on" : "off"
            }
        }
        let toggle = Toggle(configuration: .filled())
        toggle.layoutIfNeeded()
        #expect(toggle.currentTitle == "off")
        toggle.isSelected = true
        toggle.setNeedsUpdateConfiguration()
        toggle.layoutIfNeeded()
        #expect(toggle.currentTitle == "on")
    }

    @Test func `removing the configuration restores the button's own title, font, and size`() {
        let button = button { $0.title = "ab" }
        button.setTitle("plain", for: .normal)
        button.configuration = nil
        #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font.pointSize == 15)
        #expect(button.intrinsicContentSize.height == 30 && button.subviews.count == 2)
    }

    @Test func `tapButton(titled:) finds a button by the title of its configuration`() async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            var taps = 0
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
            window.addSubview(button)
            #expect(tapButton(titled: "Go") && taps == 1)
        }
    }

    @Test func `a title and image set for the normal state are stored in the configuration`() {
        let (button, image) = (
            button { $0.title = "a" }, UIImage(name: "tip", size: CGSize(width: 8, height: 5), scale: 1)
        )
        button.setTitle("b", for: .normal)
        button.setImage(image, for: .normal)
        button.setTitle("c", for: .highlighted)
        #expect(button.configuration?.title == "b" && button.configuration?.image === image)
        #expect(button.titleLabel?.text == "b" && button.imageView?.image === image)
    }

    @Test func `a button made with a frame and an action shows the action's title`() {
        let button = UIButton(
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.currentTitle == "Go" && button.buttonType == .custom && button.frame.minX == 1)
    }
}
