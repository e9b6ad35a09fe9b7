import Foundation

extension Figure {
    /// Draws devices side by side in their fixed portrait position, with rectangles on their screens.
    ///
    /// `screen` is the size of the portrait screen, in points. A dot marks each rectangle's own origin, and an arrow
    /// marks its x-axis. The gray arrows are the screen's axes. Each device is a panel, and two panels fit side by side
    /// on a phone's page. Without a `description`, the placements are described in words.
    /// ```swift
    /// let bar = Figure.Placement("bar", center: CGPoint(x: 10, y: 284), bounds: CGSize(width: 568, height: 20),
    ///     rotation: -.pi / 2)
    /// return .placements(title: "A bar", screen: CGSize(width: 320, height: 568), on: [.init("left", placements: [bar])])
    /// ```
    public static func placements(
        title: String, description: String? = nil, name: String? = nil, screen: CGSize, on devices: [FixedScreen]
    ) -> Figure {
        let bezel = FixedScreen.bezel
        let width = (Panel.maximumWidth - Panel.gap) / 2
        let scale = min((width - 2 * bezel.width - 4) / screen.width, 240 / screen.height)
        let hasLabels = devices.contains { !$0.label.isEmpty }
        let size = CGSize(width: width, height: (screen.height * scale + 2 * bezel.height + 4).rounded(.up))
        let translation = Transform.translation(x: (width - screen.width * scale) / 2, y: bezel.height + 2)
        let panels = devices.map { device in
            Panel(
                size: CGSize(width: size.width, height: size.height + (hasLabels ? 26 : 0)),
                shapes: [.group(device.shapes(screen: screen, scale: scale), translation)])
        }
        return Figure(
            title: title,
            description: description ?? "Devices in portrait: \(devices.map(\.description).joined(separator: ". ")).",
            name: name, panels: panels)
    }
}
