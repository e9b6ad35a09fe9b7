import Simulator
import Testing

@MainActor @Suite struct WithDeviceTests {
    @Test func `the default is an iPhone 8`() async throws {
        try await withDevice {
            #expect(UIScreen.main.bounds.size == Device.iPhone8.screenSize)
        }
    }

    @Test func `the result comes back and errors go through`() async throws {
        #expect(try await withDevice { UIScreen.main.scale } == 2)
        struct Oops: Error {}
        await #expect(throws: Oops.self) {
            try await withDevice { throw Oops() }
        }
    }

    @Test func `every call makes a fresh device`() async throws {
        var kept: UIWindow?
        try await withDevice {
            kept = UIWindow()
            kept?.makeKeyAndVisible()
        }
        try await withDevice {
            #expect(UIApplication.shared.windows.isEmpty)
        }
        #expect(kept?.isKeyWindow == true, "a window that is kept keeps its application")
    }

    @Test func `the innermost device counts`() async throws {
        try await withDevice(.iPad) {
            let outer = UIWindow()
            try await withDevice(.iPhone5) {
                #expect(UIScreen.main.bounds.width == 320)
                #expect(outer.screen.bounds.width == 768)
                #expect(UIApplication.shared.windows.isEmpty)
            }
            #expect(UIApplication.shared.windows == [outer])
        }
    }

    @Test func `devices of tasks side by side do not mix`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in [Device.iPhone5, .iPhone8, .iPhoneX, .iPad] {
                group.addTask {
                    try await withDevice(device) {
                        let window = UIWindow()
                        for _ in 0..<5 {
                            await Task.yield()
                            #expect(UIScreen.main.bounds.size == device.screenSize)
                            #expect(UIApplication.shared.windows == [window])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `outside of any device the process stops and says what to do`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await UIApplication.shared
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIApplication.shared needs a device"))
        #expect(message.contains("withDevice"))
    }
}
