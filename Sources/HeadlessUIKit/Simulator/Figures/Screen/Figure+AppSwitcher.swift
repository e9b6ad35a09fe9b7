import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// Draws the app switcher of the current device with the cards of the app's scenes.
    ///
    /// A card is the picture that the system took of a scene (`AppSwitcherCard`), in the style that the device had then.
    /// The card of the first scene is in the middle, and those of the others are to the left of it. The card of another
    /// app is at the edge. Apple publishes none of the sizes, so they're sketched. Without a `description`, the texts of
    /// the cards are listed. A locked device has no app switcher, so its lock screen is drawn.
    ///
    /// ```swift
    /// background()
    /// return .appSwitcher(title: "The form in the app switcher")
    /// ```
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background
    @MainActor
    public static func appSwitcher(title: String, description: String? = nil, name: String? = nil) -> Figure {
        var picture = ScreenPicture.current(for: "Figure.appSwitcher")
        if picture.lockScreen != nil {
            return Figure(
                title: title, description: description ?? picture.descriptionOfLockScreen, name: name,
                panels: [picture.panel])
        }
        let cards = AppSwitcherCard.all
        picture.showAppSwitcher(cards.map(\.image))
        let texts = cards.map {
            $0.texts.isEmpty ? "a card without texts" : "a card: \($0.texts.joined(separator: "; "))"
        }
        let list = cards.isEmpty ? "no card of the app" : texts.joined(separator: ". ")
        return Figure(
            title: title, description: description ?? "The app switcher with \(list).", name: name,
            panels: [picture.panel])
    }
}

extension ScreenPicture {
    /// The size of a card, as a share of the screen, and the distance between two cards, in points.
    private static let (cardScale, cardGap) = (CGFloat(0.72), CGFloat(18))

    /// Replaces the contents of the screen with the app switcher.
    ///
    /// - Parameter images: The pictures on the cards, of which the first one is in the middle.
    fileprivate mutating func showAppSwitcher(_ images: [UIImage]) {
        let wallpaper = DrawingCommand.Content.fill(
            .rectangle(glass, radius: 0), UIColor(red: 0.11, green: 0.13, blue: 0.19, alpha: 1).cgColor)
        windows = [DrawingCommand(wallpaper, in: .rectangle(glass, radius: 0))]
        windows.append(otherCard(at: max(images.count, 1)))
        windows += images.indices.reversed().map { card(images[$0], at: $0) }
        windowsBehindStatusBar = windows.count
        (statusBar, keyboard, caret) = (nil, nil, nil)
        hidesHomeIndicator = false
        for index in inDarkStyle.indices { inDarkStyle[index].showAppSwitcher(images) }
    }

    /// Returns the frame of a card, in the coordinates of the upright interface, in points.
    private func cardFrame(at position: Int) -> CGRect {
        let size = CGSize(width: glass.width * Self.cardScale, height: glass.height * Self.cardScale)
        let middle = CGRect(
            x: glass.midX - size.width / 2, y: glass.midY - size.height / 2, width: size.width, height: size.height)
        return middle.offsetBy(dx: -CGFloat(position) * (size.width + Self.cardGap), dy: 0)
    }

    private func card(_ image: UIImage, at position: Int) -> DrawingCommand {
        let frame = cardFrame(at: position)
        return DrawingCommand(.image(image, in: frame), in: .rectangle(frame, radius: cardRadius))
    }

    /// Returns the card of another app.
    private func otherCard(at position: Int) -> DrawingCommand {
        let area = DrawingCommand.Area.rectangle(cardFrame(at: position), radius: cardRadius)
        return DrawingCommand(.fill(area, UIColor(white: 0.4, alpha: 1).cgColor), in: area)
    }

    private var cardRadius: CGFloat { max(device.cornerRadius * Self.cardScale, 10) }
}
