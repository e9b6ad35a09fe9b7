/// The components of a colour, without the object.
enum ColorValue: Hashable, Sendable {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)

    /// The alpha last.
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

    /// Red, green and blue, which of a grey are the same.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray(let white, _): (white, white, white)
        case .rgb(let red, let green, let blue, _): (red, green, blue)
        }
    }
}
