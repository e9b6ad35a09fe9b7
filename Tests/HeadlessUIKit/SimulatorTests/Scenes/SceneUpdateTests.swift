import Simulator
import Testing

@MainActor @Suite struct SceneUpdateTests {
    @MainActor private final class Delegate: UIResponder, UIWindowSceneDelegate {
        var lines: [String] = []

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let (old, new) = (
                previousCoordinateSpace.bounds.width, windowScene.effectiveGeometry.coordinateSpace.bounds.width
            )
            lines.append("\(old) to \(new), was \(previousInterfaceOrientation)")
        }
    }

    @Test func `the scene delegate is called when the scene rotates or is resized`() async throws {
        try await withDevice(.iPad.running(.iOS17)) {
            var delegates: [Delegate] = []
            launch(LoggingAppDelegate(LifecycleLog())) { _ in
                delegates.append(Delegate())
                return delegates.last
            }
            turnDevice(to: .landscapeLeft)
            turnDevice(to: .landscapeLeft)
            closeScene(openScene())
            #expect(
                delegates[0].lines == [
                    "768.0 to 1024.0, was portrait", "1024.0 to 507.0, was landscapeLeft",
                    "507.0 to 1024.0, was landscapeLeft",
                ]
            )
            #expect(delegates[1].lines.isEmpty, "a new scene and one that goes have not changed")
        }
    }
}
