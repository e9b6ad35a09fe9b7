import Simulator
import Testing
import UIKit

/// Tests of components of several chapters in one app.
///
/// Each chapter tests its component alone. These tests look for what a component does to another: a tip that unlocks the
/// orientation, or a login that leaves another window key.
@Suite struct SeamTests {
    @Test(arguments: [Device.iPhone17, .iPadPro11], [[], Set(UnknownBehavior.allCases)])
    func `in one app, the components break no rule`(
        _ device: Device, _ assumptions: Set<UnknownBehavior>
    ) async throws {
        try await expectNoFindings(device, assumptions)
    }
}

/// The same tests with each unknown behavior alone, which take longer.
@Suite struct SeamProofTests {
    @Test(arguments: [Device.iPhone17, .iPadPro11], UnknownBehavior.allCases)
    func `with the alternative of one unknown behavior, the components break no rule`(
        _ device: Device, _ assumption: UnknownBehavior
    ) async throws {
        try await expectNoFindings(device, [assumption])
    }
}

/// Runs the script on a device, and records what it finds.
@MainActor
private func expectNoFindings(_ device: Device, _ assumptions: Set<UnknownBehavior>) async throws {
    try await withDevice(device, assuming: assumptions) {
        let script = TrailScript()
        try await script.run()
        #expect(script.stepCount == 61)
        for finding in script.findings { Issue.record("\(finding)") }
    }
}
