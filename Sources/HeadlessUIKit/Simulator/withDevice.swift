@_spi(Simulator) import UIKit

/// Runs code on a fresh device.
///
/// Inside, `UIApplication.shared`, `UIScreen.main` and `UIDevice.current` are that device's. The device belongs to the
/// task, so that tests can run side by side, and is gone afterwards: who still sleeps on its clock is cancelled. Inside
/// another `withDevice` the inner one counts.
///
/// - Parameter device: a current iPhone with iOS 27 and an app with scenes, unless it is said; inside another
///   `withDevice`, one like the outer.
@MainActor
@discardableResult
public func withDevice<Result>(
    _ device: Device = .current,
    _ body: @MainActor () async throws -> Result
) async throws -> Result {
    try await Device.$inUse.withValue(device) {
        let phone = Phone(device.hardware)
        defer { phone.timeline.cancelAll() }
        return try await CurrentPhone.$phone.withValue(phone, operation: body)
    }
}
