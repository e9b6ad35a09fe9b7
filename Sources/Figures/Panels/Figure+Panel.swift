import Foundation

extension Figure {
    /// Devices side by side, all in their fixed portrait position, with rectangles placed on their screens.
    ///
    /// `screen` is the portrait screen's size in points. A dot marks each rectangle's own origin and an arrow its x
    /// axis; the grey arrows are the panel's axes. Without a `description` the placements are described in words.
    public static func panel(
        title: String, description: String? = nil, name: String? = nil, screen: CGSize, panels: [Panel]
    ) -> Figure {
        let scale = 260 / max(screen.height, screen.width)
        let bezel = Panel.bezel
        let step = screen.width * scale + 2 * bezel.width + 24
        let hasLabels = panels.contains { !$0.label.isEmpty }
        let margin: CGFloat = 4
        let shapes = panels.enumerated().map { index, panel in
            Shape.group(
                panel.shapes(screen: screen, scale: scale),
                .translation(x: margin + bezel.width + CGFloat(index) * step, y: margin + bezel.height))
        }
        let height = screen.height * scale + 2 * bezel.height + 2 * margin + (hasLabels ? 26 : 0)
        let width = CGFloat(panels.count) * step - 24 + 2 * margin
        return Figure(
            title: title,
            description: description ?? "Devices in portrait: \(panels.map(\.words).joined(separator: ". ")).",
            size: CGSize(width: max(width, 0).rounded(.up), height: height.rounded(.up)), name: name,
            shapes: shapes)
    }
}
