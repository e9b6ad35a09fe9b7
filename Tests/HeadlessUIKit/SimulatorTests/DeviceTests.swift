import Figures
import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct DeviceTests {
    @Test func `pictures of Settings are as wide as the book's phone`() {
        #expect(Figure.phoneWidth == Device.current.screenSize.width)
    }

    /// Tests that each model has its metrics. The sources are those of the models.
    ///
    /// The arguments are the model, its width and height, the height of the status bar, the portrait insets at the top
    /// and bottom, and the landscape insets at the sides, top and bottom.
    @Test(
        arguments: [
            (.iPhone5.running(.iOS12), 320, 568, 20, [20, 0], [0, 0, 0]),
            (.iPhone8.running(.iOS12), 375, 667, 20, [20, 0], [0, 0, 0]),
            (.iPhoneSE, 375, 667, 20, [20, 0], [0, 0, 0]),
            (.iPhoneX.running(.iOS12), 375, 812, 44, [44, 34], [44, 0, 21]),
            (.iPhone11, 414, 896, 48, [48, 34], [48, 0, 20]),
            (.iPhone14, 390, 844, 47, [47, 34], [47, 0, 20]),
            (.iPhone15Pro.running(.iOS17), 393, 852, 54, [59, 34], [59, 0, 21]),
            (.iPhone15Pro, 393, 852, 54, [59, 34], [59, 0, 20]),
            (.iPhone17, 402, 874, 54, [62, 34], [62, 0, 20]),
            (.iPhone17ProMax, 440, 956, 54, [62, 34], [62, 0, 20]),
            (.iPhoneAir, 420, 912, 59, [68, 34], [68, 0, 20]),
            (.iPad.running(.iOS12), 768, 1024, 20, [20, 0], [0, 20, 0]),
            (.iPad9, 810, 1080, 32, [32, 0], [0, 32, 0]),
            (.iPad10, 820, 1180, 32, [32, 25], [0, 32, 25]),
            (.iPadMini, 744, 1133, 32, [32, 25], [0, 32, 25]),
            (.iPadPro11.running(.iOS18), 834, 1194, 24, [24, 20], [0, 24, 20]),
            (.iPadPro13, 1032, 1376, 32, [32, 25], [0, 32, 25]),
        ] as [(Device, CGFloat, CGFloat, CGFloat, [CGFloat], [CGFloat])]
    )
    func `each model has its screen size, status bar height and safe area insets`(
        device: Device, width: CGFloat, height: CGFloat, bar: CGFloat, portrait: [CGFloat], landscape: [CGFloat]
    ) async throws {
        try await withDevice(device) {
            let window = device.system == .iOS12 ? oldWindow() : UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.isHidden = false
            #expect(window.bounds.size == CGSize(width: width, height: height))
            #expect(statusBarFrame == CGRect(x: 0, y: 0, width: width, height: bar))
            #expect(
                window.safeAreaInsets == UIEdgeInsets(top: portrait[0], left: 0, bottom: portrait[1], right: 0))
            turnDevice(to: .landscapeLeft)
            #expect(
                window.safeAreaInsets
                    == UIEdgeInsets(
                        top: landscape[1], left: landscape[0], bottom: landscape[2], right: landscape[0]))
        }
    }

    @Test func `nativeBounds is the size of the screen in pixels, in portrait`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            #expect(mainScreen.nativeBounds == CGRect(x: 0, y: 0, width: 1125, height: 2436))
            turnDevice(to: .landscapeLeft)
            #expect(mainScreen.nativeBounds.width == 1125)
        }
    }

    @Test func `UIDevice reports the idiom, the system version, the model and the name`() async throws {
        try await withDevice(.iPad.running(.iOS7)) {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.systemVersion == "7.1")
            #expect(UIDevice.current.model == "iPad" && UIDevice.current.name == "iPad")
        }
    }

    @Test func `from iOS 16 on, UIDevice's name is the generic model name`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) { #expect(UIDevice.current.name == "iPhone 8") }
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            #expect(UIDevice.current.name == "iPhone")
        }
    }

    @Test func `on a device without a notch, a call doubles the height of the status bar`() async throws {
        try await withDevice(.iPhone8.running(.iOS12).duringCall()) {
            #expect(statusBarFrame.height == 40)
        }
        #expect(Device.iPhoneX.running(.iOS12).duringCall() == .iPhoneX.running(.iOS12))
    }
}
