@_spi(Simulator) import UIKit

/// Starts a call in the background. On phones with a status bar of 20 points, the bar grows to 40 points. Others don't
/// change.
///
/// Observers receive the bar's new frame. Windows keep their frames, and the views of their view controllers make room.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarframenotification, for
///   the notification.
/// - Source: http://y310.hatenablog.com/entry/2014/04/16/211810, measured: the sizes of views during a call, iOS 7.
/// - Source: https://www.itworkman.com/implementation-of-ios-status-bar-frame-calculation: the bar of an iPhone X
///   doesn't change.
@MainActor
public func takeCall() {
    UIApplication.shared.setCall(isActive: true)
}

/// Ends the call.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarframenotification
@MainActor
public func endCall() {
    UIApplication.shared.setCall(isActive: false)
}
