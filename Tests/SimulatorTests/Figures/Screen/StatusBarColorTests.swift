import Testing

@testable import Simulator

@Suite struct StatusBarColorTests {
    @Test(arguments: Device.System.allCases)
    func `light and dark content are what they say on every system`(system: Device.System) {
        #expect(UIStatusBarStyle.lightContent.color(on: system, interface: .light) == .white)
        #expect(UIStatusBarStyle.darkContent.color(on: system, interface: .dark) == .black)
    }

    @Test(arguments: [Device.System.iOS7, .iOS8, .iOS12])
    func `the default is dark before there are dark interfaces`(system: Device.System) {
        #expect(UIStatusBarStyle.default.color(on: system, interface: .unspecified) == .black)
    }

    @Test func `on iOS 14 the default follows the interface`() {
        #expect(UIStatusBarStyle.default.color(on: .iOS14, interface: .light) == .black)
        #expect(UIStatusBarStyle.default.color(on: .iOS14, interface: .dark) == .white)
    }

    @Test func `on iOS 17 the default is left to what lies below`() {
        #expect(UIStatusBarStyle.default.color(on: .iOS17, interface: .dark) == nil)
    }
}
