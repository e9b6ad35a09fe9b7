@_spi(Simulator) import UIKit

/// Puts a picture into the app's catalogue, so that `UIImage(named:)` finds it; the size is in points.
@MainActor
public func addImage(named name: String, size: CGSize) {
    guard let phone = Phone.current else {
        fatalError("addImage(named:size:) needs a device: run this code inside `try await withDevice { … }`")
    }
    phone.images[name] = UIImage(name: name, size: size, scale: phone.screen.scale)
}
