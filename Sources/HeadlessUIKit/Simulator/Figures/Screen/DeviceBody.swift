import Foundation

/// The device around its upright screen, whose top left is the origin.
///
/// A sketch in points: Apple publishes none of these sizes.
struct DeviceBody {
    let screen: CGSize
    let cutout: Device.Cutout
    /// Whether there is a button below the screen rather than a bar on it.
    let hasHomeButton: Bool
    /// The radius of the screen's corners.
    let corner: CGFloat
    /// Where an island begins: 11 points below the edge on phones of 2022 to 2024, later 14 and on the iPhone Air 20
    /// (Apple's dimensional drawings); its height and a margin of 11 above the safe area.
    private let islandTop: CGFloat

    init(_ device: Device) {
        screen = device.screenSize
        cutout = device.cutout
        hasHomeButton = device.metrics.portraitSafeArea.bottom == 0
        corner = device.cornerRadius
        islandTop = device.metrics.portraitSafeArea.top - 48
    }

    /// Space between the screen and the device's edge: at the sides, and above and below.
    var bezel: CGSize {
        hasHomeButton ? CGSize(width: 16, height: 58) : CGSize(width: 13, height: 13)
    }

    private var edge: CGRect {
        CGRect(origin: .zero, size: screen).insetBy(dx: -bezel.width, dy: -bezel.height)
    }

    /// What lies behind the screen's contents.
    var back: [Figure.Shape] {
        let glass = CGRect(origin: .zero, size: screen)
        let outline = Figure.Style(fill: .paper, stroke: .faint, width: 2)
        let body: [Figure.Shape] = [
            .rectangle(edge, corner: hasHomeButton ? 46 : corner + bezel.width, outline),
            .rectangle(glass, corner: corner, Figure.Style(fill: .paper, stroke: .faint, width: 1)),
        ]
        guard hasHomeButton else { return body }
        let speaker = CGRect(x: glass.midX - 30, y: -bezel.height / 2 - 3, width: 60, height: 6)
        let button = CGPoint(x: glass.midX, y: glass.maxY + bezel.height / 2)
        return body + [
            .rectangle(speaker, corner: 3, .fill(.faint)),
            .circle(center: button, radius: 20, .stroke(.faint, width: 2)),
        ]
    }

    /// The buttons at its sides, which tell how it is held: the louder and softer at its left, the one that locks at its
    /// right.
    var buttons: [Figure.Shape] {
        let places = [(edge.minX - 4, 0.2), (edge.minX - 4, 0.29), (edge.maxX, 0.24)]
        return places.map { x, height in
            let button = CGRect(x: x, y: screen.height * CGFloat(height), width: 4, height: screen.height * 0.07)
            return .rectangle(button, .fill(.faint))
        }
    }

    /// A line along the edge that is its top.
    var topMark: Figure.Shape {
        let inset = bezel.width + corner
        return .rectangle(
            CGRect(x: inset, y: edge.minY, width: screen.width - 2 * inset, height: 9), corner: 4.5, .fill(.accent))
    }

    /// What lies in front of the screen's contents: glass that is missing.
    var front: [Figure.Shape] {
        let black = Figure.Style(fill: .real(.black), stroke: .faint, width: 1)
        let middle = screen.width / 2
        switch cutout {
        case .none:
            return []
        case .notch:
            // The upper corners lie outside of the screen.
            return [.rectangle(CGRect(x: middle - 105, y: -20, width: 210, height: 50), corner: 20, black)]
        case .island:
            return [.rectangle(CGRect(x: middle - 63, y: islandTop, width: 126, height: 37), corner: 18.5, black)]
        }
    }
}
