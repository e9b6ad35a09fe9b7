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
