@_spi(Simulator) import UIKit

/// The card of a scene in the app switcher: the picture that the system took when the scene had entered the background.
///
/// - Source: https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background
@MainActor
public struct AppSwitcherCard {
    /// The session of the scene, which the system may have disconnected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
    public let session: UISceneSession
    /// The picture, in the size of the scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
    public let image: UIImage
    /// The texts in the picture, from back to front.
    ///
    /// A text isn't listed if a view or a layer with an opaque color covers it completely. Rounded and other shapes
    /// cover nothing. Whether a text is legible isn't examined.
    public let texts: [String]

    /// The cards of the open sessions whose scenes have been in the background.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)
    public static var all: [AppSwitcherCard] {
        let application = UIApplication.shared
        let sessions = application.openSessions.sorted {
            $0.persistentIdentifier.compare($1.persistentIdentifier, options: .numeric) == .orderedAscending
        }
        return sessions.compactMap { session in
            application.snapshot(of: session).map {
                AppSwitcherCard(session: session, image: $0.image, texts: $0.texts)
            }
        }
    }
}
