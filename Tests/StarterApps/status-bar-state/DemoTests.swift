import OnScreen
import Simulator
import Testing
import UIKit

@testable import StatusBarStateApp

@MainActor
@Suite struct StatusBarStateAppTests {
    private func launchApp() throws -> DemoController {
        launch(AppDelegate()) { _ in SceneDelegate() }
        return try #require(scene.windows.first?.rootViewController as? DemoController)
    }

    /// Selects one of three segments.
    private func choose(_ index: Int, of label: String) throws {
        try tapControl(label, at: (CGFloat(index) + 0.5) / 3)
    }

    @Test func `the status bar and the header change with the tab`() async throws {
        try await withDevice {
            let demo = try launchApp()
            #expect(isShown("Albums") && StatusBar.current.style == .default)
            try choose(2, of: "Tab")
            #expect(isShown("Posts") && demo.tree.trail == "tabs > profile > posts")
            #expect(StatusBar.current.style == .lightContent)
            try choose(1, of: "Tab")
            #expect(isShown("The status bar for search") && StatusBar.current.style == .default)
            #expect(isShown(demo.tree.outline))
        }
    }

    @Test func `a photo hides the status bar in its tab until it's closed`() async throws {
        try await withDevice {
            let demo = try launchApp()
            try press("Open a photo")
            #expect(StatusBar.current.isHidden && isShown("The status bar for photo"))
            try choose(1, of: "Tab")
            #expect(!StatusBar.current.isHidden)
            try choose(0, of: "Tab")
            #expect(StatusBar.current.isHidden)
            try press("Close the photo")
            #expect(!StatusBar.current.isHidden && demo.tree.trail == "tabs > albums")
            #expect(demo.tree.problems == [])
            try press("Open a photo")
            #expect(StatusBar.current.isHidden, "a second one")
        }
    }

    @Test func `a screen's settings are applied, and kept while another screen is visible`() async throws {
        try await withDevice {
            _ = try launchApp()
            try choose(1, of: "Style of the status bar")
            #expect(StatusBar.current.style == .lightContent)
            try choose(2, of: "Style of the status bar")
            try choose(2, of: "Animation of the status bar")
            try tapControl("Hide the status bar")
            #expect(StatusBar.current.isHidden && StatusBar.current.animation == .slide)
            try choose(1, of: "Tab")
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .default)
            let hides = try #require(shown(UISwitch.self).first)
            #expect(!hides.isOn)
            try choose(0, of: "Tab")
            #expect(StatusBar.current.isHidden && hides.isOn)
            try tapControl("Hide the status bar")
            #expect(StatusBar.current.style == .darkContent)
        }
    }

    @Test func `the exercises' buttons change the tree as the exercises do`() async throws {
        try await withDevice {
            let demo = try launchApp()
            #expect(isShown("Nothing has changed yet."))
            var expected = demo.tree
            let friends = try #require(
                expected.children(of: expected.children(of: expected.root)[2]).last)
            try expected.reveal(friends)
            try press("Reveal the friends")
            #expect(demo.tree.outline == expected.outline)
            #expect(isShown("The bar: "))
            for parent in [0, 2] {
                _ = try expected.move(friends, under: expected.children(of: expected.root)[parent])
                try press("Move the friends")
                #expect(demo.tree.outline == expected.outline && isShown(expected.outline))
                if expected.parent(of: friends) == expected.children(of: expected.root)[2] { break }
            }
        }
    }

    @Test func `nothing is truncated on any device, with the largest text, in RTL`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withDevice(device) {
                _ = try launchApp()
                if device.idiom == .pad { turnDevice(to: .landscapeLeft) }
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                scene.windows.first?.traitOverrides.layoutDirection = .rightToLeft
                #expect(flaws() == [], "\(device.name)")
                try press("Open a photo")
                try press("Move the friends")
                #expect(flaws() == [], "\(device.name), a photo")
                turnDevice(to: .landscapeRight)
                #expect(flaws() == [], "\(device.name), on its side")
                #expect(StatusBar.current.isHidden)
            }
        }
    }
}
