import Simulator
import Testing
import UIKit

/// Tests of the code that every chapter's listings begin with.
@Suite("The start of a listing")
@MainActor
struct StartTests {
    @Test func `showApp makes the app's window key and visible, filled by the root view controller`() async throws {
        try await withDevice {
            let root = UIViewController()
            showApp(root)
            let window = try #require(scene.keyWindow)
            #expect(window.rootViewController === root && !window.isHidden)
            #expect(root.view.bounds == window.bounds)
        }
    }

    @Test func `the interface follows the phone in the picture, except upside down`() async throws {
        let expected: [Int: UIInterfaceOrientation] = [
            0: .portrait, 45: .portrait, 60: .landscapeLeft, 180: .landscapeLeft, 270: .landscapeRight, 345: .portrait,
        ]
        for (angle, orientation) in expected {
            try await withDevice {
                showApp(SmallestTrailController())
                for orientation in Turn(rawValue: angle).orientations { turnDevice(to: orientation) }
                #expect(scene.effectiveGeometry.interfaceOrientation == orientation, "\(angle)°")
            }
        }
    }
}
