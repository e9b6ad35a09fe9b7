import Simulator
import Testing

@MainActor @Suite struct DeviceTests {
    @Test(arguments: [
        (Device.iPhone5.running(.iOS12), 320, 568, 20, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPhone8.running(.iOS12), 375, 667, 20, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPhoneX.running(.iOS12), 375, 812, 44, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
        (
            .iPhone15Pro.running(.iOS17).withoutScenes(), 393, 852, 54,
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        ),
        (.iPad.running(.iOS12), 768, 1024, 20, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPadWithHomeIndicator.running(.iOS12), 768, 1024, 24, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func `the models have their sizes and bars`(
        device: Device, width: Int, height: Int, bar: Int, insets: UIEdgeInsets
    ) async throws {
        try await withDevice(device) {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: width, height: height))
            #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: width, height: bar))
            #expect(UIWindow().safeAreaInsets == insets)
        }
    }

    @Test func `pixels are the scale times the points`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1125, height: 2436))
            turnDevice(to: .landscapeLeft)
            #expect(UIScreen.main.nativeBounds.width == 1125)
        }
    }

    @Test func `the device says what it is`() async throws {
        try await withDevice(.iPad.running(.iOS7)) {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.systemVersion == "7.1")
            #expect(UIDevice.current.model == "iPad" && UIDevice.current.name == "iPad")
        }
    }

    @Test func `from iOS 16 on the device's name is its model`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) { #expect(UIDevice.current.name == "iPhone 8") }
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            #expect(UIDevice.current.name == "iPhone")
        }
    }

    @Test func `a call makes the old bar twice as high`() async throws {
        try await withDevice(.iPhone8.running(.iOS12).duringCall()) {
            #expect(UIApplication.shared.statusBarFrame.height == 40)
        }
        #expect(Device.iPhoneX.running(.iOS12).duringCall() == .iPhoneX.running(.iOS12))
    }
}
