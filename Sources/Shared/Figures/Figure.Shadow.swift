import Foundation

extension Figure {
    /// The drop shadow of shapes.
    public struct Shadow: Sendable, Equatable {
        public var color: Color.Components
        public var offset: CGSize
        /// The standard deviation of the blur, in user units.
        public var blur: CGFloat

        public init(_ color: Color.Components, offset: CGSize, blur: CGFloat) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }

        /// Returns the element that a group refers to. `region` contains the shapes and the shadow.
        func definition(id: String, region: CGRect) -> String {
            let opaque = Color.Components(red: color.red, green: color.green, blue: color.blue)
            let distances = "dx=\"\(SVG.number(offset.width))\" dy=\"\(SVG.number(offset.height))\""
            let paint = "flood-color=\"\(opaque.paint)\" flood-opacity=\"\(SVG.number(color.alpha))\""
            let drop = "<feDropShadow \(distances) stdDeviation=\"\(SVG.number(blur))\" \(paint)/>"
            return SVG.filter(id: id, region: region, drop)
        }
    }
}

extension SVG {
    static func filter(id: String, region: CGRect, _ content: String) -> String {
        let position = "x=\"\(number(region.minX))\" y=\"\(number(region.minY))\""
        let size = "width=\"\(number(region.width))\" height=\"\(number(region.height))\""
        let units = "filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        return "<filter id=\"\(id)\" \(units) \(position) \(size)>\(content)</filter>"
    }
}
