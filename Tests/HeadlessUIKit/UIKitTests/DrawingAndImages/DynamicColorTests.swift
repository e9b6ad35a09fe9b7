import Simulator
import Testing
import UIKit

/// Tests of colors that depend on traits.
@MainActor @Suite struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }

    @Test func `a dynamic color resolves to the color that its closure returns for the traits`() {
        #expect(color.resolvedColor(with: light) == .red && color.resolvedColor(with: dark) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test func `a dynamic color that returns another dynamic color resolves both`() {
        let label = UIColor { _ in .label }
        #expect(label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    }

    @Test func `cgColor resolves a dynamic color with the current trait collection`() {
        #expect(color.cgColor == UIColor.red.cgColor)
        dark.performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor)
            #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
        }
    }

    @Test func `a dynamic color with a different alpha stays dynamic`() {
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: light) == .red.withAlphaComponent(0.5))
        #expect(faded.resolvedColor(with: dark) == .white.withAlphaComponent(0.5))
    }

    @Test func `a dynamic color equals only itself`() {
        let other = UIColor { _ in .red }
        #expect(color == color && color != other && color != .red && color.hash == color.hash)
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor.systemBackground.resolvedColor(with: light))
    }

    @Test func `a layer's background color is resolved with the view's traits`() async throws {
        try await withDevice {
            let (outer, view) = (UIView(), UIView())
            outer.addSubview(view)
            view.backgroundColor = color
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            outer.overrideUserInterfaceStyle = .dark
            #expect(view.layer.backgroundColor == UIColor.white.cgColor && view.backgroundColor == color)
        }
    }

    @Test func `UIColor.tintColor resolves to the tint color of the view that uses it`() async throws {
        try await withDevice {
            let (outer, view) = (UIView(), UIView())
            outer.addSubview(view)
            view.backgroundColor = .tintColor
            #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
            outer.tintColor = .red
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            view.backgroundColor = .tintColor.withAlphaComponent(0.5)
            #expect(view.layer.backgroundColor == UIColor.red.withAlphaComponent(0.5).cgColor)
            outer.tintColor = .tintColor
            view.backgroundColor = .tintColor
            #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
        }
    }

    @Test func `a layer's border color doesn't change with the traits`() async throws {
        try await withDevice {
            let view = UIView()
            view.layer.borderColor = color.cgColor
            view.overrideUserInterfaceStyle = .dark
            #expect(view.layer.borderColor == UIColor.red.cgColor)
        }
    }
}
