import Foundation
import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// A picture of a phone has the phone's light style on a light page and its dark style on a dark page.
@Suite @MainActor struct DarkPageTests {
    /// Returns a picture of the current device with a view in a color of the system.
    private func screen(_ change: (UIView) -> Void = { _ in }) -> String {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .systemOrange
        let window = screenWindow(view)
        change(view)
        return withExtendedLifetime(window) { Figure.screen(title: "t").svg }
    }

    private let adaptive = "fill=\"#ff8d28\" data-fill=\"#ff9230\""

    @Test func `colors that depend on the style are written in both styles`() async throws {
        try await withDevice { #expect(screen().contains(adaptive)) }
    }

    @Test func `a style that the user, the device, or the app chooses stays as it is`() async throws {
        try await withDevice {
            setUserInterfaceStyle(.light)
            #expect(!screen().contains(adaptive))
        }
        var dark = Device.iPhone17
        dark.userInterfaceStyle = .dark
        try await withDevice(dark) { #expect(!screen().contains(adaptive)) }
        try await withDevice { #expect(!screen { $0.overrideUserInterfaceStyle = .light }.contains(adaptive)) }
        try await withDevice(.iPhone8.running(.iOS12)) { #expect(!screen().contains("data-fill=\"#")) }
    }

    @Test func `drawing in the dark style notifies nothing`() async throws {
        try await withDevice {
            let view = TraitView()
            let window = screenWindow(view)
            view.changes = 0
            _ = Figure.screen(title: "t")
            #expect(view.changes == 0 && view.traitCollection.userInterfaceStyle == .light)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the keys of the system follow the style`() async throws {
        try await withDevice {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            let window = screenWindow(field)
            field.becomeFirstResponder()
            let picture = ScreenPicture(of: .iPhone17)
            #expect(picture.keyboard?.isDark == false && picture.inDarkStyle[0].keyboard?.isDark == true)
            withExtendedLifetime(window) {}
        }
    }
}

private final class TraitView: UIView {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
}
