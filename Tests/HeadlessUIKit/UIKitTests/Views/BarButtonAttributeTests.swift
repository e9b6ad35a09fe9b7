import Simulator
import Testing
import UIKit

/// Tests of bar items that are created with a target and an action, and of their text attributes.
@MainActor @Suite struct BarButtonAttributeTests {
    @Test func `an item can be created with a nil target and a nil action`() {
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        #expect(space.style == UIBarButtonItem.flexibleSpace().style && space.title == nil)
        let title = UIBarButtonItem(title: "Done", style: .prominent, target: nil, action: nil)
        #expect(title.title == "Done" && title.style == .prominent)
        let image = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
        #expect(image.image != nil && image.style == .plain)
    }

    @Test func `a title has the font and color of its text attributes`() async throws {
        try await withDevice {
            let item = UIBarButtonItem(title: "Go")
            item.setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red], for: .normal)
            item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
            #expect(item.titleTextAttributes(for: .normal)?.count == 2)
            #expect(item.titleTextAttributes(for: .highlighted) == nil)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [item]
            bar.layoutIfNeeded()
            let shown = try #require(button(in: bar))
            #expect(shown.titleLabel?.font == .systemFont(ofSize: 30))
            #expect(shown.titleColor(for: .normal) == .red && shown.titleColor(for: .disabled) == .blue)
        }
    }

    private func button(in view: UIView) -> UIButton? {
        view as? UIButton ?? view.subviews.lazy.compactMap(button).first
    }
}
