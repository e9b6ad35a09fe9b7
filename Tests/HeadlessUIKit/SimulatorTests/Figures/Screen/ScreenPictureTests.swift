import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct ScreenPictureTests {
    private func shown(_ color: UIColor, level: UIWindow.Level = .normal) -> UIWindow {
        let window = newWindow()
        window.rootViewController = UIViewController()
        window.backgroundColor = color
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    @Test func `visible windows are painted from back to front`() async throws {
        try await withDevice {
            let front = shown(.red, level: .alert)
            let back = shown(.blue)
            let hidden = shown(.green)
            hidden.isHidden = true
            #expect(ScreenPicture(of: .iPhone8.running(.iOS12)).windows.map(\.color) == [.blue, .red])
            _ = (front, back)
        }
    }

    @Test(arguments: [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    func `a window that rotates with the interface is upright in the picture`(orientation: UIInterfaceOrientation)
        async throws
    {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shown(.red)
            turnDevice(to: orientation)
            let transform = ScreenPicture(of: .iPhone8.running(.iOS12)).windows[0].transform
            #expect(transform.isIdentity)
            _ = window
        }
    }

    @Test(
        arguments: [
            (.portraitUpsideDown, "0,667"), (.landscapeLeft, "667,375"), (.landscapeRight, "0,0"),
        ] as [(UIInterfaceOrientation, String)])
    func `a window that doesn't rotate keeps its position on the device`(
        orientation: UIInterfaceOrientation, corner: String
    ) async throws {
        try await withDevice {
            // The window is in the upper-right corner of the upright device.
            let window = newWindow(frame: CGRect(x: 275, y: 0, width: 100, height: 20))
            window.isHidden = false
            turnDevice(to: orientation)
            let transform = ScreenPicture(of: .iPhone8.running(.iOS12)).windows[0].transform
            #expect(SVG.point(CGPoint(x: 100, y: 0).applying(transform)) == corner)
        }
    }

    @Test func `before iOS 8, a rotated root view is upright in the picture`() async throws {
        let device = Device.iPhone8.running(.iOS7)
        try await withDevice(device) {
            let window = shown(.red)
            turnDevice(to: .landscapeRight)
            let drawn = ScreenPicture(of: device).windows[0]
            let transform = drawn.sublayers[0].transform.concatenating(drawn.transform)
            #expect(SVG.point(CGPoint.zero.applying(transform)) == "0,0")
            #expect(SVG.point(CGPoint(x: 1, y: 0).applying(transform)) == "1,0")
            _ = window
        }
    }

    @Test func `the status bar of a rotated iPad with iOS 7 is at the top of the picture`() async throws {
        let device = Device.iPad.running(.iOS7)
        try await withDevice(device) {
            turnDevice(to: .landscapeLeft)
            #expect(ScreenPicture(of: device).statusBar == CGRect(x: 0, y: 0, width: 1024, height: 20))
        }
    }

    @Test func `a pending layout pass runs before the picture is painted`() async throws {
        try await withDevice {
            let window = shown(.white)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            button.setTitle("Press", for: .normal)
            window.addSubview(button)
            let texts = ScreenPicture(of: .iPhone8.running(.iOS12)).windows[0].textLines
            #expect(texts == ["Press"])
        }
    }

    @Test func `system windows have no background color and no outline`() async throws {
        try await withDevice {
            let window = shown(.white)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            window.addSubview(field)
            window.makeKey()
            field.becomeFirstResponder()
            let drawn = ScreenPicture(of: .iPhone8.running(.iOS12)).windows
            try #require(drawn.map(\.color) == [.white, nil, nil])
            #expect(drawn.dropFirst().allSatisfy { $0.layer?.isOutlinedIfEmpty == false })
            #expect(drawn[2].sublayers.count == 1)
        }
    }

    @Test func `a hidden status bar isn't painted`() async throws {
        try await withDevice {
            turnDevice(to: .landscapeLeft)
            #expect(ScreenPicture(of: .iPhone8.running(.iOS12)).statusBar == nil)
            #expect(!Figure.screen(title: "T").svg.contains("9:41"))
        }
    }

    @Test func `the status bar's color depends on its style`() async throws {
        for (device, style, color) in [
            (Device.iPhone8.running(.iOS12), UIStatusBarStyle.lightContent, UIColor.white),
            (.iPhone8.running(.iOS12), .default, .black),
            (.iPhone8.running(.iOS14).withoutScenes(), .default, nil),
            (.iPhone15Pro.running(.iOS17).withoutScenes(), .darkContent, .black),
            (.iPhone15Pro.running(.iOS17).withoutScenes(), .default, nil),
        ] {
            try await withDevice(device) {
                let window = oldWindow()
                window.rootViewController = StyledController(style)
                window.isHidden = false
                #expect(ScreenPicture(of: device).statusBarColor == color)
            }
        }
    }

    @Test func `before iOS 13, a window at the status bar's level is in front of the bar`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let windows = [shown(.red), shown(.blue, level: .statusBar)]
            #expect(ScreenPicture(of: .iPhone8.running(.iOS12)).windowsBehindStatusBar == 1)
            _ = windows
        }
    }

    @Test func `from iOS 13 on, no window is in front of the status bar`() async throws {
        for device in [Device.iPhone15Pro.running(.iOS17).withoutScenes(), .iPhone8.running(.iOS14).withoutScenes()] {
            try await withDevice(device) {
                let windows = [shown(.red), shown(.blue, level: .alert)]
                #expect(ScreenPicture(of: device).windowsBehindStatusBar == 2)
                _ = windows
            }
        }
    }

    @Test func `the time has a legible color on the window behind it`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let window = shown(.black)
            let line = Figure.screen(title: "T").svg.split(separator: "\n").first { $0.contains(">9:41<") }
            #expect(line?.contains("#fff") == true)
            _ = window
        }
    }

    @Test func `in landscape, the device is drawn in landscape, within the same width`() async throws {
        try await withDevice {
            let upright = ScreenPicture(of: .iPhone8.running(.iOS12)).size
            turnDevice(to: .landscapeRight)
            let side = ScreenPicture(of: .iPhone8.running(.iOS12)).size
            #expect(upright.height > upright.width && side.width > side.height)
            #expect(side.width <= 328 && upright.width <= 328)
        }
    }

    @Test func `the description contains the device, the windows and the texts`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shown(.white)
            let label = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
            label.text = "Hello"
            window.addSubview(label)
            #expect(
                Figure.screen(title: "T").svg.contains(
                    "iPhone 8, portrait. Windows from back to front: UIWindow, level 0. Written there: Hello."))
        }
    }

    @Test func `a screen without windows has a description`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            #expect(Figure.screen(title: "T").svg.contains("iPhone X, portrait. No window shows."))
        }
    }

    @Test func `only a device with a home button has one in its body`() {
        #expect(DeviceBody(.iPhone8.running(.iOS12)).hasHomeButton)
        #expect(!DeviceBody(.iPhoneX.running(.iOS12)).hasHomeButton)
        #expect(DeviceBody(.iPad.running(.iOS12)).hasHomeButton)
        #expect(!DeviceBody(.iPadPro11.running(.iOS12)).hasHomeButton)
    }

    @Test func `the notch and the Dynamic Island are drawn in front of the screen`() {
        #expect(DeviceBody(.iPhone8.running(.iOS12)).front == [])
        #expect(DeviceBody(.iPhoneX.running(.iOS12)).front.count == 1)
        #expect(DeviceBody(.iPhone15Pro.running(.iOS17).withoutScenes()).front.count == 1)
        #expect(
            DeviceBody(.iPhoneX.running(.iOS12)).front != DeviceBody(.iPhone15Pro.running(.iOS17).withoutScenes()).front
        )
    }
}

private final class StyledController: UIViewController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
}
