import Simulator
import Testing
import UIKit

/// Tests of colors that depend on traits.
@MainActor @Suite struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }

    @Test func `a closure names the colour for the traits`() {
        #expect(color.resolvedColor(with: light) == .red && color.resolvedColor(with: dark) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test func `what a closure names may depend on the traits itself`() {
        let label = UIColor { _ in .label }
        #expect(label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    }

    @Test func `a colour is asked with the current traits`() {
        #expect(color.cgColor == UIColor.red.cgColor)
        dark.performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor)
            #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
        }
    }

    @Test func `an alpha is for the light and for the dark`() {
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: light) == .red.withAlphaComponent(0.5))
        #expect(faded.resolvedColor(with: dark) == .white.withAlphaComponent(0.5))
    }

    @Test func `a colour of a closure is equal to itself`() {
        let other = UIColor { _ in .red }
        #expect(color == color && color != other && color != .red && color.hash == color.hash)
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor.systemBackground.resolvedColor(with: light))
    }

    @Test func `a view's layer has the colour of the view's traits`() async throws {
        try await withDevice {
            let (outer, view) = (UIView(), UIView())
            outer.addSubview(view)
            view.backgroundColor = color
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            outer.overrideUserInterfaceStyle = .dark
            #expect(view.layer.backgroundColor == UIColor.white.cgColor && view.backgroundColor == color)
        }
    }

    @Test func `the tint is that of the view whose colour it is`() async throws {
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

    @Test func `a colour of a layer stays as it was when it was set`() async throws {
        try await withDevice {
            let view = UIView()
            view.layer.borderColor = color.cgColor
            view.overrideUserInterfaceStyle = .dark
            #expect(view.layer.borderColor == UIColor.red.cgColor)
        }
    }
}
