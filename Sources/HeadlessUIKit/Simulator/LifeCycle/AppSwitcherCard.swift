@_spi(Simulator) import UIKit

/// The card of a scene in the app switcher: the picture that the system took when the scene had entered the background.
@MainActor
public struct AppSwitcherCard {
    public let scene: UIWindowScene
    /// The picture, in the size of the scene.
    public let image: UIImage
    /// The texts in the picture, from back to front.
    ///
    /// A text isn't listed if a view with an opaque color covers it completely. Whether a text is legible isn't
    /// examined.
    public let texts: [String]

    /// The cards of the scenes that have been in the background, from left to right.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)
    public static var all: [AppSwitcherCard] {
        let application = UIApplication.shared
        let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }.compactMap { scene in
            application.snapshot(of: scene).map {
                AppSwitcherCard(scene: scene, image: $0.image, texts: $0.texts)
            }
        }
    }
}
