import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TraitTests {
    @Test(arguments: [
        (
            Device.iPhone8.running(.iOS12), UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
            UIUserInterfaceSizeClass.regular
        ),
        (.iPhone8.running(.iOS12), .landscapeLeft, .compact, .compact),
        (.iPhone17, .landscapeLeft, .compact, .compact),
        (.iPhone11, .landscapeLeft, .regular, .compact),
        (.iPhone17ProMax, .portrait, .compact, .regular),
        (.iPhone17ProMax, .landscapeRight, .regular, .compact),
        (.iPad.running(.iOS12), .portrait, .regular, .regular),
        (.iPad.running(.iOS12), .landscapeLeft, .regular, .regular),
    ])
    func `size classes are those in Apple's Human Interface Guidelines`(
        device: Device, orientation: UIInterfaceOrientation, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) async throws {
        try await withDevice(device) {
            turnDevice(to: orientation)
            #expect(mainScreen.traitCollection.horizontalSizeClass == horizontal)
            #expect(mainScreen.traitCollection.verticalSizeClass == vertical)
        }
    }

    @Test func `a scene on a part of an iPad's screen has a compact width`() async throws {
        try await withDevice(.iPad.running(.iOS17)) {
            let right = openScene()
            let window = UIWindow(windowScene: right)
            let view = UIView()
            window.addSubview(view)
            #expect(view.traitCollection.horizontalSizeClass == .compact)
            #expect(right.traitCollection.verticalSizeClass == .regular)
            #expect(mainScreen.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test func `the user interface style is light or dark since iOS 13, and unspecified before`() async throws {
        for (device, style) in [
            (Device.iPhone8.running(.iOS12), UIUserInterfaceStyle.unspecified),
            (.iPhone15Pro.running(.iOS17).withoutScenes(), .light),
            (.iPhone15Pro.running(.iOS17).withoutScenes().inDarkMode(), .dark),
        ] {
            try await withDevice(device) {
                #expect(UIViewController().traitCollection.userInterfaceStyle == style)
            }
        }
    }

    @Test func `the idiom and the display scale are those of the device`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            #expect(UIView().traitCollection.userInterfaceIdiom == .pad)
            #expect(UIView().traitCollection.displayScale == 2)
        }
    }
}
