/// The components of a color, as a value.
enum ColorValue: Hashable, Sendable {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)

    /// The components, with the alpha component last.
    var components: [CGFloat] {
        switch self {
        case .gray(let white, let alpha): [white, alpha]
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        }
    }

    var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    func with(alpha: CGFloat) -> ColorValue {
        switch self {
        case .gray(let white, _): .gray(white, alpha)
        case .rgb(let red, let green, let blue, _): .rgb(red, green, blue, alpha)
        }
    }

    /// The red, green, and blue components. They're equal for a gray.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray(let white, _): (white, white, white)
        case .rgb(let red, let green, let blue, _): (red, green, blue)
        }
    }
}
