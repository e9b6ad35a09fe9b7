import Simulator
import Testing

@MainActor @Suite struct TraitTests {
    @Test(arguments: [
        (
            Device.iPhone8, UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
            UIUserInterfaceSizeClass.regular
        ),
        (.iPhone8, .landscapeLeft, .compact, .compact),
        (.iPad, .portrait, .regular, .regular),
        (.iPad, .landscapeLeft, .regular, .regular),
    ])
    func `size classes are those of Apple's guidelines`(
        device: Device, orientation: UIInterfaceOrientation, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) async throws {
        try await withDevice(device) {
            turnDevice(to: orientation)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == horizontal)
            #expect(UIScreen.main.traitCollection.verticalSizeClass == vertical)
        }
    }

    @Test func `a part of an iPad's screen is compact`() async throws {
        try await withDevice(.iPad.running(.iOS17).withScenes()) {
            let right = openScene()
            let window = UIWindow(windowScene: right)
            let view = UIView()
            window.addSubview(view)
            #expect(view.traitCollection.horizontalSizeClass == .compact)
            #expect(right.traitCollection.verticalSizeClass == .regular)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test func `the interface is light or dark from iOS 13 on`() async throws {
        for (device, style) in [
            (Device.iPhone8, UIUserInterfaceStyle.unspecified), (.iPhone15Pro, .light),
            (.iPhone15Pro.inDarkMode(), .dark),
        ] {
            try await withDevice(device) {
                #expect(UIViewController().traitCollection.userInterfaceStyle == style)
            }
        }
    }

    @Test func `idiom and scale are the device's`() async throws {
        try await withDevice(.iPad) {
            #expect(UIView().traitCollection.userInterfaceIdiom == .pad)
            #expect(UIView().traitCollection.displayScale == 2)
        }
    }
}
