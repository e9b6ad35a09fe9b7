import Simulator
import Testing

@MainActor @Suite struct SafeAreaTests {
    @Test func aWindowHasTheInsetsOfTheScreenItCovers() async throws {
        try await withDevice(.iPhoneX) {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            window.frame = CGRect(x: 0, y: 30, width: 375, height: 100)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
        }
    }

    @Test func aViewHasWhatIsLeftOfItsSuperviewsInsets() async throws {
        try await withDevice(.iPhoneX) {
            let window = UIWindow()
            let view = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 802))
            #expect(view.safeAreaInsets == .zero)
            window.addSubview(view)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func turningTurnsTheInsets() async throws {
        try await withDevice(.iPhone15Pro) {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            turnDevice(to: .landscapeLeft)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
    }

    @Test func beforeIOS11ThereAreNone() async throws {
        try await withDevice(.iPhone8.running(.iOS8)) {
            #expect(UIWindow().safeAreaInsets == .zero)
        }
    }
}
