import Foundation

extension Figure {
    /// A device in its fixed portrait position, with rectangles on its screen.
    public struct FixedScreen: Sendable, Equatable {
        /// The text below the device.
        public var label: String
        public var placements: [Placement]

        public init(_ label: String = "", placements: [Placement]) {
            self.label = label
            self.placements = placements
        }

        /// A description of the rectangles.
        var description: String {
            let parts = placements.map { placement in
                let name = placement.label.isEmpty ? "rectangle" : placement.label
                let ends = "\(SVG.point(placement.corners[0])) to \(SVG.point(placement.corners[2]))"
                return "\(name) from \(ends), turned \(SVG.number(placement.angle * 180 / .pi)) degrees"
            }
            return (label.isEmpty ? "" : "\(label): ") + parts.joined(separator: "; ")
        }
    }
}
