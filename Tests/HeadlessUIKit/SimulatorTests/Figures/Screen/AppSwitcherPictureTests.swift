import Foundation
import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Pictures of the app switcher.
@Suite @MainActor struct AppSwitcherPictureTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.rootViewController?.view.backgroundColor = .red
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Balance"
            window.rootViewController?.view.addSubview(label)
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    @Test func `the card of the app is a clipped picture of its scene in the middle of the screen`() async throws {
        try await withDevice(.iPhone17) {
            let delegate = SceneDelegate()
            launch(Delegate()) { _ in delegate }
            background()
            let figure = Figure.appSwitcher(title: "t")
            #expect(figure.description == "The app switcher with a card: Balance.")
            let card = "x=\"56.28\" y=\"122.36\" width=\"289.44\" height=\"629.28\""
            #expect(figure.svg.contains("<rect \(card) rx=\"44.64\""))
            #expect(figure.svg.contains("Balance") && figure.svg.contains("fill=\"#f00\""))
            #expect(!figure.svg.contains("9:41"), "the status bar isn't visible")
        }
    }

    @Test func `an app that wasn't in the background has no card`() async throws {
        try await withDevice(.iPhone17) {
            let delegate = SceneDelegate()
            launch(Delegate()) { _ in delegate }
            let figure = Figure.appSwitcher(title: "t")
            #expect(figure.description == "The app switcher with no card of the app.")
            #expect(!figure.svg.contains("Balance"))
        }
    }
}
