import Simulator
import Testing
import UIKit

/// Tests of the ruler and of the fixed space in cases that the page doesn't show.
@Suite("Device axes")
@MainActor
struct DeviceAxesTests {
    @Test func `the ruler keeps its position on the device in a resized iPad window`() async throws {
        try await withDevice(.iPadPro11) {
            let ruler = showRuler()
            let mark = CGRect(x: 0, y: 120, width: 60, height: 300)
            for orientation in orientations {
                turnDevice(to: orientation)
                resizeScene(scene, to: CGRect(x: 70, y: 90, width: 420, height: 700))
                ruler.view.layoutIfNeeded()
                let place = ruler.device.convert(mark, to: scene.screen.fixedCoordinateSpace)
                #expect(place.isClose(to: mark), "\(orientation.words)")
            }
        }
    }

    @Test func `the converted points on the page equal UIKit's in all orientations`() async throws {
        try await withDevice(.iPhoneSE) {
            showApp(EveryWay())
            let fixed = scene.screen.fixedCoordinateSpace
            let expected = [
                CGPoint(x: 30, y: 50), CGPoint(x: 345, y: 617), CGPoint(x: 617, y: 30), CGPoint(x: 50, y: 345),
            ]
            for (orientation, point) in zip(orientations, expected) {
                turnDevice(to: orientation)
                let found = fixed.convert(CGPoint(x: 30, y: 50), to: scene.screen.coordinateSpace)
                #expect(hypot(found.x - point.x, found.y - point.y) < 0.001, "\(orientation.words)")
            }
        }
    }
}
