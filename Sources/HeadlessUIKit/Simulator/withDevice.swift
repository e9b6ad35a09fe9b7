@_spi(Simulator) import UIKit

/// Runs code on a new device.
///
/// In the closure, `UIApplication.shared`, `UIScreen.main`, and `UIDevice.current` are those of the device. The device
/// belongs to the task, so that tests can run in parallel. It ceases to exist when the closure returns, and tasks that
/// still sleep on its clock are cancelled. In nested calls, the innermost device is current.
///
/// - Parameter device: The device to create. The default is a current iPhone with iOS 27 and an app with scenes. In
///   another `withDevice`, the default is a new device like the outer one.
/// - Parameter assumptions: The unknown points of UIKit's behavior in which the device has the alternative. The default
///   is that of the device.
@MainActor
@discardableResult
public func withDevice<Result>(
    _ device: Device = .current,
    assuming assumptions: Set<UnknownBehavior>? = nil,
    _ body: @MainActor () async throws -> Result
) async throws -> Result {
    var device = device
    if let assumptions { device.assumptions = assumptions }
    return try await Device.$inUse.withValue(device) {
        let phone = Phone(device.hardware)
        defer { phone.timeline.cancelAll() }
        return try await CurrentPhone.$phone.withValue(phone, operation: body)
    }
}
