@_spi(Simulator) import UIKit

/// Starts a call in the background. On phones with a status bar of 20 points, the bar grows to 40 points. Others don't
/// change.
///
/// Observers receive the bar's new frame. Windows keep their frames, and the views of their view controllers make room.
@MainActor
public func takeCall() {
    UIApplication.shared.setCall(isActive: true)
}

/// Ends the call.
@MainActor
public func endCall() {
    UIApplication.shared.setCall(isActive: false)
}
