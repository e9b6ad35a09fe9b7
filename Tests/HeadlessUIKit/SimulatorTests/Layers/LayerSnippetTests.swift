import Simulator
import Testing
import UIKit

/// Tests of code with layers as readers write it, and of the resulting picture.
@MainActor @Suite struct LayerSnippetTests {
    /// Returns the picture of a window with a white root view, after the closure has added content to the view.
    private func svg(_ fill: (UIView) -> Void) -> String {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        fill(root.view)
        let figure = Figure.screen(title: "Layers")
        _ = window
        return figure.svg
    }

    @Test func `a card with rounded corners, a border and a shadow is drawn`() async throws {
        final class CardView: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .secondarySystemGroupedBackground
                layer.cornerRadius = 16
                layer.cornerCurve = .continuous
                layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
                layer.borderWidth = 1
                layer.borderColor = UIColor.separator.cgColor
                layer.shadowColor = UIColor.black.cgColor
                layer.shadowOpacity = 0.2
                layer.shadowOffset = CGSize(width: 0, height: 4)
                layer.shadowRadius = 8
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                layer.shadowPath =
                    UIBezierPath(
                        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
                        cornerRadii: CGSize(width: layer.cornerRadius, height: layer.cornerRadius)
                    ).cgPath
            }
        }
        try await withDevice {
            let svg = svg { $0.addSubview(CardView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))) }
            #expect(svg.contains("<feGaussianBlur stdDeviation=\"8\"/>"))
            #expect(svg.contains("<path d=\"M16,0L184,0C"))
            #expect(svg.contains("stroke=\"rgba(60,60,67,0.29)\" stroke-width=\"1\""))
        }
    }

    @Test func `a progress ring is drawn and animated`() async throws {
        final class ProgressRing: UIView {
            private let track = CAShapeLayer()
            private let ring = CAShapeLayer()

            var progress: CGFloat = 0 {
                didSet { show(progress, from: oldValue) }
            }

            override init(frame: CGRect) {
                super.init(frame: frame)
                for (shape, color) in [(track, UIColor.systemGray5), (ring, .systemGreen)] {
                    shape.fillColor = UIColor.clear.cgColor
                    shape.strokeColor = color.cgColor
                    shape.lineWidth = 12
                    shape.lineCap = .round
                    layer.addSublayer(shape)
                }
                ring.strokeEnd = 0
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
                    radius: min(bounds.width, bounds.height) / 2 - 6,
                    startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
                track.path = path.cgPath
                ring.path = path.cgPath
            }

            private func show(_ progress: CGFloat, from old: CGFloat) {
                let animation = CABasicAnimation(keyPath: "strokeEnd")
                animation.fromValue = old
                animation.toValue = progress
                animation.duration = 0.8
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                ring.strokeEnd = progress
                ring.add(animation, forKey: "progress")
            }

            var isAnimating: Bool { ring.animation(forKey: "progress") != nil }
        }
        try await withDevice {
            let progress = ProgressRing(frame: CGRect(x: 20, y: 100, width: 112, height: 112))
            let svg = svg { root in
                root.addSubview(progress)
                progress.progress = 0.25
            }
            #expect(progress.isAnimating)
            // The path is a quarter of the circle, from the top to the right.
            #expect(svg.contains("<path d=\"M56,6C83.61,6 106,28.39 106,56\""))
            #expect(svg.contains("stroke=\"#34c759\" stroke-width=\"12\" stroke-linecap=\"round\""))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!progress.isAnimating)
        }
    }

    @Test func `a gradient background is drawn, and white text on it keeps its color`() async throws {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }

            private var gradient: CAGradientLayer { layer as! CAGradientLayer }

            override init(frame: CGRect) {
                super.init(frame: frame)
                gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
                gradient.locations = [0, 1]
                gradient.startPoint = CGPoint(x: 0, y: 0)
                gradient.endPoint = CGPoint(x: 1, y: 1)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }
        }
        try await withDevice {
            let svg = svg { root in
                let view = GradientView(frame: root.bounds)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                root.insertSubview(view, at: 0)
                let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
                label.text = "On a gradient"
                label.textColor = .white
                root.addSubview(label)
            }
            #expect(svg.contains("x1=\"0\" y1=\"0\" x2=\"402\" y2=\"874\""))
            #expect(svg.contains("stop-color=\"#6155f5\""))
            // White is legible on the gradient, so the color doesn't change.
            let line = svg.split(separator: "\n").first { $0.contains(">On a gradient<") }
            #expect(line?.contains("fill=\"#fff\"") == true)
        }
    }

    @Test func `an image is clipped to a circle, and another is masked by a star`() async throws {
        try await withDevice {
            addImage(named: "avatar", size: CGSize(width: 80, height: 80))
            let svg = svg { root in
                let avatar = UIImageView(image: UIImage(named: "avatar"))
                avatar.frame.origin = CGPoint(x: 20, y: 100)
                avatar.layer.cornerRadius = avatar.bounds.width / 2
                avatar.clipsToBounds = true
                avatar.layer.borderWidth = 2
                avatar.layer.borderColor = UIColor.systemBlue.cgColor
                root.addSubview(avatar)

                let star = UIBezierPath()
                for index in 0..<10 {
                    let angle = CGFloat(index) * .pi / 5 - .pi / 2
                    let radius: CGFloat = index.isMultiple(of: 2) ? 40 : 18
                    let point = CGPoint(x: 40 + radius * cos(angle), y: 40 + radius * sin(angle))
                    if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
                }
                star.close()
                let mask = CAShapeLayer()
                mask.path = star.cgPath
                let masked = UIImageView(image: UIImage(named: "avatar"))
                masked.frame.origin = CGPoint(x: 120, y: 100)
                masked.layer.mask = mask
                root.addSubview(masked)
            }
            #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"80\" height=\"80\" rx=\"40\""))
            #expect(svg.contains("mask-type=\"alpha\"") && svg.contains("<path d=\"M40,0L"))
            #expect(svg.contains("stroke=\"#08f\" stroke-width=\"2\""))
        }
    }

    @Test func `a pulsing layer animates until its animation is removed`() async throws {
        final class Pulse: NSObject, CAAnimationDelegate {
            let layer = CALayer()
            private(set) var events: [String] = []

            func start(in superlayer: CALayer) {
                layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
                layer.position = CGPoint(x: superlayer.bounds.midX, y: superlayer.bounds.midY)
                layer.cornerRadius = 30
                layer.backgroundColor = UIColor.systemPink.cgColor
                superlayer.addSublayer(layer)

                let grow = CABasicAnimation(keyPath: "transform.scale")
                grow.fromValue = 1
                grow.toValue = 1.4
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 1
                fade.toValue = 0.2
                let pulse = CAAnimationGroup()
                pulse.animations = [grow, fade]
                pulse.duration = 0.6
                pulse.autoreverses = true
                pulse.repeatCount = .infinity
                pulse.delegate = self
                layer.add(pulse, forKey: "pulse")
            }

            func stop() {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.opacity = 0.5
                CATransaction.commit()
                layer.removeAnimation(forKey: "pulse")
            }

            func animationDidStart(_ anim: CAAnimation) { events.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
        }
        try await withDevice {
            let pulse = Pulse()
            let svg = svg { pulse.start(in: $0.layer) }
            #expect(svg.contains("rx=\"30\" fill=\"#ff2d55\""))
            await PhoneClock.phone.advance(by: .seconds(60))
            #expect(pulse.layer.animationKeys() == ["pulse"] && pulse.events == ["start"])
            pulse.stop()
            await PhoneClock.phone.advance(by: .zero)
            #expect(pulse.layer.animationKeys() == nil && pulse.events == ["start", "stop false"])
            #expect(pulse.layer.opacity == 0.5)
        }
    }
}
