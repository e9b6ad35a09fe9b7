// About this book
//
// The Swift of a chapter of "The iOS Workbook": see about.html.
// Made from about.md, with the exercises left open.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The angle by which the phone in the picture is turned clockwise, in degrees.
struct Turn: RawRepresentable, CaseIterable, CustomStringConvertible {
    let rawValue: Int

    static let allCases = stride(from: 0, to: 360, by: 15).map(Turn.init(rawValue:))

    var description: String { "\(rawValue)°" }

    /// The orientations that the phone passes through, of which the last is the nearest.
    var orientations: [UIInterfaceOrientation] {
        let side: UIInterfaceOrientation = rawValue <= 180 ? .landscapeLeft : .landscapeRight
        return switch min(rawValue, 360 - rawValue) {
        case ...45: []
        case ...135: [side]
        default: [side, .portraitUpsideDown]
        }
    }
}

/// A word, and eight stages on the way from the lower to the upper edge.
final class SmallestTrailController: UIViewController {
    private let word = UILabel()
    private let stages = (0..<8).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    /// The places of the stages as fractions of the view's width.
    private let bends: [CGFloat] = [0.24, 0.42, 0.68, 0.8, 0.6, 0.34, 0.3, 0.52]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        word.text = "Trail"
        word.font = .systemFont(ofSize: 64)
        word.textAlignment = .center
        view.addSubview(word)
        for stage in stages {
            stage.backgroundColor = .systemIndigo
            stage.layer.cornerRadius = 20
            view.addSubview(stage)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        word.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 96)
        let step = (area.height - 96) / CGFloat(stages.count)
        for (index, stage) in stages.enumerated() {
            stage.center = CGPoint(
                x: area.minX + area.width * bends[index],
                y: area.maxY - step * (CGFloat(index) + 0.5))
        }
    }
}
#endif

/// Has a window say hello.
@MainActor
func sayHello(in window: UIWindow) {
    let label = UILabel(frame: CGRect(x: 51, y: 380, width: 300, height: 80))
    label.text = "Hello"
    label.font = .systemFont(ofSize: 64)
    label.textAlignment = .center
    window.addSubview(label)
}

#if canImport(Simulator)
/// Keeps the app's window, because its scene may not keep it.
final class AppDelegateOfScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

/// Shows the app's window with a view controller, and returns it.
@MainActor
@discardableResult
func showApp(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let delegate = AppDelegateOfScene()
    delegate.window = window
    scene.delegate = delegate
    return window
}
#endif
