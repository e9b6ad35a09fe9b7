import Foundation

/// The device around its upright screen. The origin is the top left of the screen.
///
/// The body is a sketch in points, because Apple publishes none of these sizes.
struct DeviceBody {
    let screen: CGSize
    let cutout: Device.Cutout
    /// A Boolean value indicating whether the device has a button below the screen instead of a bar on it.
    let hasHomeButton: Bool
    /// The radius of the screen's corners.
    let corner: CGFloat
    /// The distance from the upper edge of the screen to an island.
    ///
    /// It's 11 points on phones of 2022 to 2024, 14 points on later phones, and 20 points on the iPhone Air (Apple's
    /// dimensional drawings). The island's height and a margin of 11 points are above the safe area.
    private let islandTop: CGFloat

    init(_ device: Device) {
        screen = device.screenSize
        cutout = device.cutout
        hasHomeButton = device.metrics.portraitSafeArea.bottom == 0
        corner = device.cornerRadius
        islandTop = device.metrics.portraitSafeArea.top - 48
    }

    /// The distances between the screen and the device's edge: at the sides, and above and below.
    var bezel: CGSize {
        hasHomeButton ? CGSize(width: 16, height: 58) : CGSize(width: 12, height: 12)
    }

    private var edge: CGRect {
        CGRect(origin: .zero, size: screen).insetBy(dx: -bezel.width, dy: -bezel.height)
    }

    /// Returns the shapes behind the screen's contents.
    ///
    /// - Parameter color: The color of the screen where the app draws nothing.
    func back(_ color: UIColor) -> [Figure.Shape] {
        let glass = CGRect(origin: .zero, size: screen)
        let body: [Figure.Shape] = [
            .rectangle(
                edge.insetBy(dx: 1, dy: 1), corner: hasHomeButton ? 46 : corner + bezel.width - 1,
                Figure.Style(fill: Self.black, stroke: .faint, width: 2)),
            .rectangle(glass, corner: corner, .fill(.real(color))),
        ]
        guard hasHomeButton else { return body }
        let speaker = CGRect(x: glass.midX - 30, y: -bezel.height / 2 - 3, width: 60, height: 6)
        let button = CGPoint(x: glass.midX, y: glass.maxY + bezel.height / 2)
        return body + [
            .rectangle(speaker, corner: 3, .fill(.real(UIColor(white: 0.3, alpha: 1)))),
            .circle(center: button, radius: 20, .stroke(.real(UIColor(white: 0.3, alpha: 1)), width: 2)),
        ]
    }

    private static let black = Figure.Color.real(UIColor(white: 0.05, alpha: 1))

    /// The buttons at the sides, which show how the device is held: the volume buttons at its left, and the lock button
    /// at its right.
    var buttons: [Figure.Shape] {
        let places = [(edge.minX - 3, 0.2), (edge.minX - 3, 0.29), (edge.maxX - 3, 0.24)]
        return places.map { x, height in
            let button = CGRect(x: x, y: screen.height * CGFloat(height), width: 6, height: screen.height * 0.07)
            return .rectangle(button, corner: 2, .fill(.faint))
        }
    }

    /// A line along the edge that is the top of the device.
    var topMark: Figure.Shape {
        let inset = bezel.width + corner
        return .rectangle(
            CGRect(x: inset, y: edge.minY, width: screen.width - 2 * inset, height: 9), corner: 4.5, .fill(.accent))
    }

    /// The shapes in front of the screen's contents: the part of the glass that is missing.
    var front: [Figure.Shape] {
        // The line shows the cutout on a black screen.
        let line = Figure.Color.real(UIColor(white: 0.22, alpha: 1))
        let black = Figure.Style(fill: .real(.black), stroke: line, width: 1.5)
        let middle = screen.width / 2
        switch cutout {
        case .none:
            return []
        case .notch:
            // The upper corners are outside the screen.
            return [.rectangle(CGRect(x: middle - 105, y: -20, width: 210, height: 50), corner: 20, black)]
        case .island:
            return [.rectangle(CGRect(x: middle - 63, y: islandTop, width: 126, height: 37), corner: 18.5, black)]
        }
    }
}
