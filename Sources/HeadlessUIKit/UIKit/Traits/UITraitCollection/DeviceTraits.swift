/// The traits that the device determines for a part of the screen.
struct DeviceTraits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    var style: UIUserInterfaceStyle
    var scale: CGFloat
    var contentSizeCategory: UIContentSizeCategory

    @MainActor
    init(width: CGFloat, on screen: UIScreen) {
        let hardware = screen.hardware
        idiom = hardware.idiom
        horizontalSizeClass = .horizontal(width: width, on: screen)
        verticalSizeClass = .vertical(screen.orientation, idiom: idiom)
        style = hardware.effectiveInterfaceStyle
        scale = hardware.scale
        contentSizeCategory = hardware.contentSizeCategory
    }

    var collection: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.horizontalSizeClass = horizontalSizeClass
            $0.verticalSizeClass = verticalSizeClass
            $0.userInterfaceStyle = style
            $0.displayScale = scale
            $0.preferredContentSizeCategory = contentSizeCategory
            $0.layoutDirection = .leftToRight
        }
    }
}

extension UIScreen {
    /// Returns the traits of a part of the screen. Equal traits are the same object, which makes comparisons fast.
    func traits(width: CGFloat) -> UITraitCollection {
        let traits = DeviceTraits(width: width, on: self)
        if let known = knownTraits[traits] { return known }
        let collection = traits.collection
        knownTraits[traits] = collection
        return collection
    }
}
