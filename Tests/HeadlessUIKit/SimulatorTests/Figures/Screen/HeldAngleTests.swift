import Foundation
import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Pictures of a device that is held at an angle.
@Suite @MainActor struct HeldAngleTests {
    /// Returns the transform of the device in a picture of the current device.
    private func transform(_ angle: CGFloat, of picture: ScreenPicture) throws -> Figure.Transform {
        guard case .group(_, let transform)? = picture.heldPanel(angle: angle).shapes.first else {
            throw NoDevice()
        }
        return transform
    }

    private struct NoDevice: Error {}

    @Test(arguments: [Device.iPhone17, .iPhone8, .iPadPro13])
    func `a device fits into the square at every angle`(device: Device) async throws {
        try await withDevice(device) {
            let picture = ScreenPicture(of: device, held: true)
            let side = Figure.Panel.maximumWidth
            let scale = side / hypot(picture.size.width, picture.size.height)
            let box = CGRect(x: 0, y: 0, width: picture.size.width * scale, height: picture.size.height * scale)
            for angle in stride(from: CGFloat(0), to: 360, by: 15) {
                let transform = try transform(angle, of: picture)
                for corner in box.corners.map({ transform($0) }) {
                    #expect((-2...side + 2).contains(corner.x) && (-2...side + 2).contains(corner.y), "\(angle)")
                }
            }
        }
    }

    @Test func `a device is turned from its orientation to the angle`() async throws {
        try await withDevice(.iPhone17) {
            let window = newWindow()
            window.isHidden = false
            turnDevice(to: .landscapeLeft)
            let picture = ScreenPicture(of: .iPhone17, held: true)
            let (quarter, upright) = (try transform(90, of: picture), try transform(0, of: picture))
            #expect(abs(quarter.a - 1) < 1e-9 && abs(quarter.b) < 1e-9)
            #expect(abs(upright.a) < 1e-9 && abs(upright.b + 1) < 1e-9)
            withExtendedLifetime(window) {}
        }
    }
}
