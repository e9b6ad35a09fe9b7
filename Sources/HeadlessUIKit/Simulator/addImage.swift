@_spi(Simulator) import UIKit

/// Adds an image to the app's asset catalog, so that `UIImage(named:)` finds it. The size is in points.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
@MainActor
public func addImage(named name: String, size: CGSize) {
    let phone = Phone.required(by: "addImage(named:size:)")
    phone.addImage(UIImage(name: name, size: size, scale: phone.screen.scale), named: name)
}
