import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct VisualEffectViewTests {
    private func background(_ view: UIVisualEffectView) -> (white: CGFloat, alpha: CGFloat) {
        var (red, alpha) = (CGFloat(0), CGFloat(0))
        view.subviews.first?.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        return (red, alpha)
    }

    @Test func `a blur effect's background is translucent, and light or dark according to its style`() {
        let light = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let dark = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        #expect(background(light).white > 0.5 && background(dark).white < 0.5)
        #expect(background(light).alpha > 0 && background(light).alpha < 1)
        dark.effect = nil
        #expect(background(dark).alpha == 0)
    }

    @Test func `a system material follows the user interface style`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            let always = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
            for view in [view, always] { window.addSubview(view) }
            #expect(background(view).white > 0.5)
            setUserInterfaceStyle(.dark)
            #expect(background(view).white < 0.5 && background(always).white > 0.5)
        }
    }

    @Test func `the content view fills the view, and a vibrancy effect has no background`() {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.contentView.addSubview(UIView())
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        #expect(background(vibrant).alpha == 0 && UIVisualEffectView(frame: view.frame).frame == view.frame)
    }

    @Test func `adding a subview directly to a visual effect view stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIVisualEffectView(effect: nil).addSubview(UILabel())
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UILabel has been added as a subview to UIVisualEffectView"))
    }

    @Test func `blur effects are equal if their styles are equal`() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }
}
