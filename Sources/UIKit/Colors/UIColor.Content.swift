extension UIColor {
    /// What a colour is made of.
    enum Content: Hashable, Sendable {
        case fixed(ColorValue)
        case system(SystemColor)
        /// A colour that depends on its surroundings, with an alpha of its own.
        indirect case faded(Content, alpha: CGFloat)

        func value(in surroundings: ColorSurroundings) -> ColorValue {
            switch self {
            case .fixed(let value): value
            case .system(let color): color.value(in: surroundings)
            case .faded(let content, let alpha): content.value(in: surroundings).with(alpha: alpha)
            }
        }

        var description: String {
            switch self {
            case .fixed(let value): value.description
            case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
            case .faded(let content, let alpha):
                "<UIDynamicModifiedColor; contrast = 0; baseColor = \(content.description); alpha = \(alpha)>"
            }
        }
    }

    /// The components in the current surroundings.
    var value: ColorValue { content.value(in: .current) }

    func with(alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let value): UIColor(.fixed(value.with(alpha: alpha)))
        case .system: UIColor(.faded(content, alpha: alpha))
        case .faded(let content, _): UIColor(.faded(content, alpha: alpha))
        }
    }
}
