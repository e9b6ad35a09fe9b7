import UIKit

/// A dot that stays with the device, a ring that ought to be around it, and an arrow that ought to point up.
final class MarksController: UIViewController {
    private let words = UILabel()
    /// As large as the screen; its axes are the device's.
    private let device = UIView()
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private let arrow = UILabel(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
    private let ring = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    /// The orientation that the arrow was turned for last, and how far it is turned, in radians.
    private var last = (orientation: UIInterfaceOrientation.portrait, angle: CGFloat(0))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Marks"
        view.backgroundColor = .systemBackground
        words.font = .preferredFont(forTextStyle: .body)
        words.adjustsFontForContentSizeCategory = true
        words.numberOfLines = 0
        words.backgroundColor = .systemBackground.withAlphaComponent(0.8)
        words.translatesAutoresizingMaskIntoConstraints = false
        dot.backgroundColor = .systemIndigo
        dot.layer.cornerRadius = 12
        ring.layer.cornerRadius = 24
        ring.layer.borderWidth = 4
        colorRing()
        // A `CGColor` doesn't change with the mode.
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Self, _) in screen.colorRing() }
        arrow.text = "↑"
        arrow.font = .systemFont(ofSize: 72)
        arrow.textAlignment = .center
        arrow.isAccessibilityElement = false
        for mark in [dot, arrow] { device.addSubview(mark) }
        for view in [device, ring, words] { self.view.addSubview(view) }
        device.isUserInteractionEnabled = false
        let text = view.readableContentGuide
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            words.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            words.trailingAnchor.constraint(equalTo: text.trailingAnchor),
        ])
    }

    private func colorRing() {
        ring.layer.borderColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scene = view.window?.windowScene else { return }
        let orientation = scene.effectiveGeometry.interfaceOrientation
        device.fillFixedSpace()
        let size = device.bounds.size
        dot.center = CGPoint(x: size.width * 0.25, y: size.height * 0.62)
        arrow.center = CGPoint(x: size.width / 2, y: size.height / 2)
        // The exercise "from the fixed space to the current one" determines the position of the ring.
        let place = currentPoint(of: dot.center, in: size, orientation)
        ring.center = scene.screen.coordinateSpace.convert(place, to: view)
        // With the exercise "the shortest rotation" solved, the arrow follows the interface.
        let rotation = shortestRotation(from: last.orientation, to: orientation)
        last = (orientation, last.angle + rotation)
        arrow.transform = CGAffineTransform(rotationAngle: last.angle)
        tell(orientation)
    }

    private func tell(_ orientation: UIInterfaceOrientation) {
        let isRound = hypot(ring.center.x - foundDot.x, ring.center.y - foundDot.y) < 1
        words.text = """
            Rotate the device. In \(orientation.words) the ring is \(isRound ? "around" : "not around") the dot, \
            and the arrow is turned by \(degrees(last.angle))° on the device.
            """
    }

    /// The place of the dot in the controller's view, by UIKit.
    private var foundDot: CGPoint { device.convert(dot.center, to: view) }
}
