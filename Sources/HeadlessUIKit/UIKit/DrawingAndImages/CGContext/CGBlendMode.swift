/// The blending of drawn content with existing content.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgblendmode; the raw values: Apple's header
///   `CGContext.h`.
/// - Differs: On a phone, modes other than `normal` and `clear` have an effect, too.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    /// Clears the existing content.
    case clear = 16
    case copy = 17
    case sourceIn = 18
    case sourceOut = 19
    case sourceAtop = 20
    case destinationOver = 21
    case destinationIn = 22
    case destinationOut = 23
    case destinationAtop = 24
    case xor = 25
    case plusDarker = 26
    case plusLighter = 27
}

/// The parts of a path to draw.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode; the raw values: Apple's header
///   `CGContext.h`.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    /// The fill, according to the even-odd rule.
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    /// The fill, according to the even-odd rule, and the stroke.
    case eoFillStroke = 4
}

/// The quality of a scaled image's pixels.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cginterpolationquality; the raw values: Apple's
///   header `CGContext.h`.
/// - Differs: On a phone, the quality has an effect on drawing.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}
