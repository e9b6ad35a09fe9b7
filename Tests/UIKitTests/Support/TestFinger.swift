import Simulator

@testable import UIKit

/// A finger that touches the view under it, without the events around it.
@MainActor
final class TestFinger {
    private let touch: UITouch
    private let view: UIView?

    init(at point: CGPoint) {
        touch = UITouch(at: point)
        view = touchTarget(at: point).view
        view?.touchesBegan([touch], with: nil)
    }

    func move(to point: CGPoint) {
        touch.location = point
        view?.touchesMoved([touch], with: nil)
    }

    func lift() {
        view?.touchesEnded([touch], with: nil)
    }
}

@MainActor func pressView(at point: CGPoint) -> TestFinger {
    TestFinger(at: point)
}

@MainActor func tapView(at point: CGPoint) {
    pressView(at: point).lift()
}

@MainActor func dragView(from start: CGPoint, to end: CGPoint, steps: Int = 1) {
    let finger = pressView(at: start)
    for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    finger.lift()
}

/// What is to happen for a tap on the status bar; false if no tap gets there.
@MainActor @discardableResult func tapStatusBar() -> Bool {
    let bar = UIApplication.shared.statusBarFrame
    let window = touchTarget(at: CGPoint(x: bar.midX, y: bar.midY)).window
    guard !bar.isEmpty, (window?.windowLevel ?? .normal) < .statusBar else { return false }
    UIApplication.shared.scrollToTop()
    return true
}
