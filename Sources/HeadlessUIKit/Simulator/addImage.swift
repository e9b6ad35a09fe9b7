@_spi(Simulator) import UIKit

/// Puts a picture into the app's catalogue, so that `UIImage(named:)` finds it; the size is in points.
@MainActor
public func addImage(named name: String, size: CGSize) {
    let phone = Phone.required(by: "addImage(named:size:)")
    phone.addImage(UIImage(name: name, size: size, scale: phone.screen.scale), named: name)
}
