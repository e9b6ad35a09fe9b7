import Simulator
import Testing
@_spi(Simulator) import UIKit

/// Compares the sizes of buttons with those that published suites print on devices.
@MainActor @Suite struct ButtonSizeTests {
    /// Returns a system button with a title and an image.
    ///
    /// Outside a device, a point is a pixel: a line of 15 points is 18 high, and two lowercase letters are 17 wide.
    private func button(_ title: String? = nil, image: CGSize? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIImage(name: "tip", size: image, scale: 1), for: .normal) }
        return button
    }

    @Test func `a button without content has a nonzero intrinsic content size`() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func `a button with only an image has the image's size`() {
        #expect(button(image: CGSize(width: 8, height: 5)).intrinsicContentSize == CGSize(width: 8, height: 5))
    }

    @Test func `a button is as high as its image or its padded title, whichever is higher`() {
        let low = button("abcd", image: CGSize(width: 8, height: 5))
        #expect(low.intrinsicContentSize == CGSize(width: 41, height: 30))
        #expect(button("abcd", image: CGSize(width: 8, height: 50)).intrinsicContentSize.height == 50)
        #expect(button("ab", image: CGSize(width: 3, height: 5)).intrinsicContentSize.width == 30)
        #expect(button("").intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `contentEdgeInsets replace the default padding; title and image insets don't`() {
        let button = button("abcd", image: CGSize(width: 8, height: 5))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 47, height: 22))
        button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(button.intrinsicContentSize == CGSize(width: 47, height: 22))
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `edge insets move the image and the title`() {
        let button = button("ab", image: CGSize(width: 20, height: 20))
        button.frame = CGRect(x: 0, y: 0, width: 57, height: 40)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
        button.titleEdgeInsets = UIEdgeInsets(top: 2, left: 6, bottom: 0, right: -6)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 6, y: 10, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 36, y: 12, width: 17, height: 18))
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 11)
    }

    @Test(
        arguments: [(.left, 0), (.leading, 0), (.center, 20), (.fill, 20), (.right, 40), (.trailing, 40)]
            as [(UIControl.ContentHorizontalAlignment, CGFloat)])
    func `the content alignment determines the position of the title`(
        alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
    ) {
        let button = button("ab")
        button.frame = CGRect(x: 0, y: 0, width: 57, height: 40)
        button.contentHorizontalAlignment = alignment
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: x, y: 0, width: 17, height: 18))
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minY == 22)
    }

    @Test func `a subclass can override imageRect and titleRect`() {
        final class Stacked: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.midX - 10, y: 0, width: 20, height: 20)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 0, y: 20, width: contentRect.width, height: 18)
            }
        }
        let button = Stacked(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 20, width: 60, height: 18))
    }

    @Test func `the background image fills the button, and depends on its state`() throws {
        let button = button("ab")
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let (plain, pressed) = (UIImage(), UIImage())
        button.setBackgroundImage(plain, for: .normal)
        button.setBackgroundImage(pressed, for: .highlighted)
        button.layoutIfNeeded()
        let background = try #require(button.subviews.first as? UIImageView)
        #expect(background.image === plain && background.frame == button.bounds)
        button.isHighlighted = true
        #expect(background.image === pressed && button.currentBackgroundImage === pressed)
        button.isHighlighted = false
        button.setBackgroundImage(nil, for: .normal)
        #expect(background.superview == nil && button.backgroundImage(for: .highlighted) === pressed)
    }

    @Test func `an attributed title is shown instead of the plain title`() {
        let button = button("plain")
        button.setAttributedTitle(
            NSAttributedString(string: "fine", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        #expect(button.titleLabel?.text == "fine" && button.titleLabel?.textColor == .red)
        #expect(button.currentAttributedTitle?.string == "fine" && button.currentTitle == "plain")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain" && button.titleLabel?.textColor == button.tintColor)
    }

    @Test func `some button types have a built-in image`() {
        let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        for type in types {
            let button = UIButton(type: type)
            #expect(button.buttonType == type && button.currentImage != nil)
            #expect(button.intrinsicContentSize == button.currentImage?.size)
            #expect(button.currentTitleColor == button.tintColor)
        }
        #expect(UIButton.ButtonType.roundedRect == .system && UIButton(type: .system).currentImage == nil)
    }
}
