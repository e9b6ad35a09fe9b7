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

/// Has a window say hello.
@MainActor
func sayHello(in window: UIWindow) {
    let label = UILabel(frame: CGRect(x: 100, y: 380, width: 202, height: 40))
    label.text = "Hello"
    label.textAlignment = .center
    window.addSubview(label)
}

#if canImport(Simulator)
/// Keeps the app's window: nobody else does.
final class AppDelegateOfScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

/// Shows the app's window with a view controller of one's own, or an empty one.
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

/// The app on the phone that is turned: a bar at its upper edge, and a word in the middle.
final class GreetingController: UIViewController {
    private let bar = UIView()
    private let word = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = .systemOrange
        word.text = "Hello"
        word.font = .systemFont(ofSize: 64)
        word.textAlignment = .center
        view.addSubview(bar)
        view.addSubview(word)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        word.frame = view.bounds
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(view.safeAreaInsets.top, 60))
    }
}
#endif
