import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct StatusBarFrameTests {
    @Test(arguments: [
        Device.iPhone5.running(.iOS8), .iPhone8.running(.iOS12), .iPhone15Pro.running(.iOS17).withoutScenes(),
    ])
    func `from iOS 8 on, an iPhone in landscape hides the status bar`(device: Device) async throws {
        try await withDevice(device) {
            turnDevice(to: .landscapeRight)
            #expect(statusBarFrame == .zero)
        }
    }

    @Test func `on an iPad in landscape, the status bar is at the top of the rotated screen`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            for orientation: UIInterfaceOrientation in [.landscapeLeft, .landscapeRight] {
                turnDevice(to: orientation)
                #expect(statusBarFrame == CGRect(x: 0, y: 0, width: 1024, height: 20))
            }
        }
    }

    @Test func `before iOS 8, an iPhone in landscape shows the status bar`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            turnDevice(to: .landscapeRight)
            #expect(statusBarFrame == CGRect(x: 300, y: 0, width: 20, height: 568))
        }
    }
}
