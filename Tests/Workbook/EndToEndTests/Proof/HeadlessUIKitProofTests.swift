#if os(Linux)
    import TestSupport
    import Testing

    /// Tests of a package elsewhere whose tests import UIKit from the product `HeadlessUIKit`.
    @Suite struct HeadlessUIKitProofTests {
        private static let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "my-app",
                dependencies: [.package(name: "workbook", path: "\(Repository.root)")],
                targets: [
                    .testTarget(
                        name: "MyAppTests", dependencies: [.product(name: "HeadlessUIKit", package: "workbook")])
                ]
            )
            """

        private static let test = """
            import CoreGraphics
            import QuartzCore
            import Simulator
            import Testing
            import UIKit

            @Test func `a tap reaches the button`() async throws {
                try await withDevice(.iPhone17) {
                    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
                    let window = UIWindow(windowScene: scene)
                    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
                    var taps = 0
                    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                    window.addSubview(button)
                    window.makeKeyAndVisible()
                    tap(at: CGPoint(x: 50, y: 120))
                    #expect(taps == 1 && button.layer is CALayer)
                }
            }
            """

        @Test func `another package's tests can import UIKit`() async throws {
            let folder = try TemporaryFolder()
            try folder.write(Self.manifest, to: "Package.swift")
            try folder.write(Self.test, to: "Tests/MyAppTests/MyAppTests.swift")
            let package = PackageRun(folder.path)
            let build = try await package.build()
            try #require(build.succeeded, "\(build.output)")
            #expect(try await package.test([PackageRun.Call()]).first??.map(\.messages) == [])
            withExtendedLifetime(folder) {}
        }
    }
#endif
