import Testing
import Simulator

@MainActor @Suite struct DeviceTests {
    @Test(arguments: [
        (Device.iPhone5, CGSize(width: 320, height: 568), CGFloat(20), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPhone8, CGSize(width: 375, height: 667), 20, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPhoneX, CGSize(width: 375, height: 812), 44, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
        (.iPhone15Pro, CGSize(width: 393, height: 852), 54, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        (.iPad, CGSize(width: 768, height: 1024), 20, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (.iPadWithHomeIndicator, CGSize(width: 768, height: 1024), 24, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func theModelsHaveTheirSizesAndBars(device: Device, size: CGSize, bar: CGFloat, insets: UIEdgeInsets) async throws {
        try await withDevice(device) {
            #expect(UIScreen.main.bounds == CGRect(origin: .zero, size: size))
            #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: size.width, height: bar))
            #expect(UIWindow().safeAreaInsets == insets)
        }
    }

    @Test func pixelsAreTheScaleTimesThePoints() async throws {
        try await withDevice(.iPhoneX) {
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1125, height: 2436))
            turnDevice(to: .landscapeLeft)
            #expect(UIScreen.main.nativeBounds.width == 1125)
        }
    }

    @Test func theDeviceSaysWhatItIs() async throws {
        try await withDevice(.iPad.running(.iOS7)) {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.systemVersion == "7.1")
        }
    }

    @Test func aCallMakesTheOldBarTwiceAsHigh() async throws {
        try await withDevice(.iPhone8.duringCall()) {
            #expect(UIApplication.shared.statusBarFrame.height == 40)
        }
        #expect(Device.iPhoneX.duringCall() == .iPhoneX)
    }
}
