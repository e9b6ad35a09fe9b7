import Simulator
import UIKit

/// The tips of 2013, with their decisions and their mistakes.
@MainActor
final class ArticleTips {
    static let height: CGFloat = 20

    let window = oldWindow(frame: statusBarFrame)
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UILabel()
    /// The article's pointer is not cleared, and does not own: the run loop does, until the timer
    /// has fired.
    private weak var timer: HideTimer?
    private var pointsAtTimer = false
    /// What was undefined behaviour then, and stopped the app on a good day.
    private(set) var hasMessagedDeadTimer = false

    init() {
        window.windowLevel = .statusBar + 10
        label.font = .systemFont(ofSize: 12)
        for view in [icon, label] { window.addSubview(view) }
    }

    func show(_ text: String, icon image: UIImage? = nil, hideAfter time: Duration? = nil) {
        if pointsAtTimer {
            if timer == nil { hasMessagedDeadTimer = true }
            timer?.task?.cancel()
        }
        let bounds = window.bounds
        let room = image == nil ? CGSize(width: 320, height: 30) : bounds.size
        let size = (text as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: label.font as Any],
            context: nil)
        let width = min(size.width + 20, bounds.width - 20)
        label.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        label.text = text
        icon.center = CGPoint(x: bounds.width - width - 20 / 2 - 5, y: bounds.height / 2)
        icon.image = image
        icon.isHidden = image == nil
        window.makeKeyAndVisible()
        if let time { hide(after: time) }
    }
}

extension ArticleTips {
    private func hide(after time: Duration) {
        let timer = HideTimer()
        timer.task = Task { [window] in
            guard (try? await PhoneClock.phone.sleep(for: time)) != nil else { return }
            window.isHidden = true
            timer.task = nil
        }
        self.timer = timer
        pointsAtTimer = true
    }
}

extension ArticleTips {
    /// What the article does when it hears of a turn.
    func turn(to orientation: UIInterfaceOrientation) {
        let (screen, height) = (mainScreen.bounds.size, Self.height)
        let (angle, center): (CGFloat, CGPoint) =
            switch orientation {
            case .portraitUpsideDown:
                (.pi, CGPoint(x: screen.width / 2, y: screen.height - height / 2))
            case .landscapeLeft: (-.pi / 2, CGPoint(x: height / 2, y: screen.height / 2))
            case .landscapeRight:
                (.pi / 2, CGPoint(x: screen.width - height / 2, y: screen.height / 2))
            default: (0, CGPoint(x: screen.width / 2, y: height / 2))
            }
        let length = orientation.isLandscape ? screen.height : screen.width
        window.transform = CGAffineTransform(rotationAngle: angle)
        window.center = center
        window.bounds = CGRect(x: 0, y: 0, width: length, height: height)
    }

    /// Where the window is on the panel, in portrait coordinates.
    var panelFrame: CGRect {
        let frame = window.convert(window.bounds, to: mainScreen.fixedCoordinateSpace)
        return CGRect(
            x: frame.minX.rounded() + 0, y: frame.minY.rounded() + 0, width: frame.width.rounded(),
            height: frame.height.rounded())
    }
}

@MainActor
private final class HideTimer {
    var task: Task<Void, Never>?
}
