import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with layers, such as a progress ring and a background gradient.
@MainActor @Suite struct LayerListingTests {
    @Test func `a progress ring fills, and its animation is removed when it ends`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let ring = ProgressRing(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
            window.rootViewController?.view.addSubview(ring)
            ring.layoutIfNeeded()
            #expect(ring.layer.sublayers == [ring.track, ring.bar])
            let box = try #require(ring.bar.path?.boundingBoxOfPath)
            #expect(abs(box.width - 54) < 0.1 && abs(box.height - 54) < 0.1 && abs(box.midX - 30) < 0.1)
            ring.animate(to: 0.5)
            #expect(ring.progress == 0.5 && ring.bar.strokeEnd == 0.5)
            #expect((ring.bar.animation(forKey: "progress") as? CABasicAnimation)?.duration == 0.5)
            await PhoneClock.phone.advance(by: .seconds(0.4))
            #expect(ring.bar.animationKeys()?.contains("progress") == true)
            await PhoneClock.phone.advance(by: .seconds(0.1))
            #expect(ring.bar.animation(forKey: "progress") == nil && ring.bar.strokeEnd == 0.5)
            ring.frame.size = CGSize(width: 100, height: 100)
            ring.layoutIfNeeded()
            #expect(abs(try #require(ring.track.path?.boundingBoxOfPath).width - 94) < 0.1)
        }
    }

    @Test func `a gradient fills the screen behind the views, also after rotation`() async throws {
        try await withDevice {
            let drawer = GradientController()
            let window = shownWindow(drawer)
            #expect(drawer.gradient.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
            turnDevice(to: .landscapeLeft)
            #expect(drawer.gradient.frame == CGRect(x: 0, y: 0, width: 874, height: 402))
            #expect(drawer.view.layer.sublayers?.first === drawer.gradient)
            #expect(drawer.view.layer.sublayers?.last === drawer.titleLabel.layer)
            withExtendedLifetime(window) {}
        }
    }
}

private final class ProgressRing: UIView {
    let track = CAShapeLayer()
    let bar = CAShapeLayer()
    private(set) var progress: CGFloat = 0 { didSet { bar.strokeEnd = progress } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, bar] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 6
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor.systemGray5.cgColor
        bar.strokeColor = UIColor.systemBlue.cgColor
        bar.strokeEnd = 0
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 3,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        bar.path = path.cgPath
    }

    func animate(to value: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = progress
        animation.toValue = value
        animation.duration = 0.5
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        bar.add(animation, forKey: "progress")
        progress = value
    }
}

private final class GradientController: UIViewController {
    let gradient = CAGradientLayer()
    let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Welcome"
        view.addSubview(titleLabel)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}
