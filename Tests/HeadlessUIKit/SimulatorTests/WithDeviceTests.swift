import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct WithDeviceTests {
    @Test func `the default device is an iPhone 17 with iOS 27 and an app with scenes`() async throws {
        try await withDevice {
            #expect(scene.screen.bounds.size == CGSize(width: 402, height: 874))
            #expect(UIDevice.current.systemVersion == "27.0")
            #expect(oldWindow(frame: .zero).windowScene == nil, "a window is in a scene only if it is put there")
            #expect(UIWindow(windowScene: scene).frame == scene.screen.bounds)
        }
        #expect(Device.current.system == .iOS27 && Device.current.lifeCycle == .scenes)
    }

    @Test func `withDevice sets the current device, and nested calls inherit it`() async throws {
        try await withDevice(.iPad) {
            #expect(Device.current == .iPad)
            try await withDevice { #expect(UIDevice.current.userInterfaceIdiom == .pad) }
        }
    }

    @Test func `from iOS 27 on, an app without scenes doesn't launch`() async throws {
        for device in [Device.iPhone17.running(.iOS26).withoutScenes(), .iPhone8.running(.iOS12)] {
            try await withDevice(device) { launch(App()) }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice(.iPhone17.withoutScenes()) { launch(App()) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIScene life cycle is required for apps built with this SDK"))
    }

    private final class App: NSObject, UIApplicationDelegate {}

    @Test func `withDevice returns the closure's result and rethrows its error`() async throws {
        #expect(try await withDevice(.iPhone8.running(.iOS12)) { mainScreen.scale } == 2)
        struct Oops: Error {}
        await #expect(throws: Oops.self) {
            try await withDevice(.iPhone8.running(.iOS12)) { throw Oops() }
        }
    }

    @Test func `each call of withDevice creates a new device`() async throws {
        var kept: UIWindow?
        try await withDevice {
            kept = newWindow()
            kept?.makeKeyAndVisible()
        }
        try await withDevice {
            #expect(allWindows.isEmpty)
        }
        #expect(kept?.isKeyWindow == true, "a window that is kept keeps its application")
    }

    @Test func `in nested calls, the innermost device is current`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let outer = oldWindow()
            try await withDevice(.iPhone5.running(.iOS12)) {
                #expect(mainScreen.bounds.width == 320)
                #expect(outer.screen.bounds.width == 768)
                #expect(allWindows.isEmpty)
            }
            #expect(allWindows == [outer])
        }
    }

    @Test func `devices of concurrent tasks are independent`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in [
                Device.iPhone5.running(.iOS12), .iPhone8.running(.iOS12), .iPhoneX.running(.iOS12),
                .iPad.running(.iOS12),
            ] {
                group.addTask {
                    try await withDevice(device) {
                        let window = oldWindow()
                        for _ in 0..<5 {
                            await Task.yield()
                            #expect(mainScreen.bounds.size == device.screenSize)
                            #expect(allWindows == [window])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `outside of withDevice, UIApplication.shared stops the process with a message`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await UIApplication.shared
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIApplication.shared needs a device"))
        #expect(message.contains("withDevice"))
    }
}
