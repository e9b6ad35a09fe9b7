@_spi(Simulator) import UIKit

/// A call goes on in the background: a bar of 20 points becomes one of 40 on phones, others stay.
///
/// Whoever listens is told of the bar's new frame. Windows keep their frames; the views of their controllers give way.
@MainActor
public func takeCall() {
    UIApplication.shared.setCall(isActive: true)
}

/// The call is over.
@MainActor
public func endCall() {
    UIApplication.shared.setCall(isActive: false)
}
