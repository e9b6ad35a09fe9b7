extension UIColor {
    /// The definition of a color: fixed components, a system color, or a dynamic provider.
    enum Content: Hashable, Sendable {
        case fixed(ColorValue)
        case system(SystemColor)
        case provided(Provider)
        /// A dynamic color with another alpha component.
        indirect case faded(Content, alpha: CGFloat)

        func value(with traits: UITraitCollection) -> ColorValue {
            switch self {
            case .fixed(let value): value
            case .system(let color): color.value(in: ColorEnvironment(traits))
            case .provided(let provider): provider.color(traits).content.value(with: traits)
            case .faded(let content, let alpha): content.value(with: traits).with(alpha: alpha)
            }
        }

        /// Returns the content with the tint color replaced by the given color.
        func replacingTint(with tint: @autoclosure () -> UIColor) -> Content {
            switch self {
            case .system(.tint): tint().content
            case .faded(.system(.tint), let alpha): .faded(tint().content, alpha: alpha)
            default: self
            }
        }

        /// A Boolean value indicating whether the components depend on the traits.
        var isDynamic: Bool {
            if case .fixed = self { return false }
            return true
        }

        var description: String {
            switch self {
            case .fixed(let value): value.description
            case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
            case .provided: "<UIDynamicProviderColor>"
            case .faded(let content, let alpha):
                "<UIDynamicModifiedColor; baseColor = \(content.description); alpha = \(alpha)>"
            }
        }
    }

    /// A closure that provides a color, compared by identity. As on a phone, its author ensures that it can be called
    /// on any thread.
    final class Provider: Hashable, @unchecked Sendable {
        let color: (UITraitCollection) -> UIColor

        init(_ color: @escaping (UITraitCollection) -> UIColor) {
            self.color = color
        }

        static func == (left: Provider, right: Provider) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// The components for the current traits.
    var value: ColorValue {
        if case .fixed(let value) = content { return value }
        return content.value(with: .current)
    }

    func resolved(with traits: UITraitCollection) -> UIColor {
        content.isDynamic ? UIColor(.fixed(content.value(with: traits))) : self
    }

    func with(alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let value): UIColor(.fixed(value.with(alpha: alpha)))
        case .system, .provided: UIColor(.faded(content, alpha: alpha))
        case .faded(let content, _): UIColor(.faded(content, alpha: alpha))
        }
    }
}
