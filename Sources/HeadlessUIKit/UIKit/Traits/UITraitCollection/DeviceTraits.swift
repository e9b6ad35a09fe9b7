/// The traits that the device determines for a part of the screen.
struct DeviceTraits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    var style: UIUserInterfaceStyle
    var scale: CGFloat
    var contentSizeCategory: UIContentSizeCategory

    /// Creates the traits of a part of the screen with a width in points.
    init(width: CGFloat, _ orientation: UIInterfaceOrientation, on hardware: Phone.Hardware) {
        idiom = hardware.idiom
        horizontalSizeClass = .horizontal(width: width, orientation, on: hardware)
        verticalSizeClass = .vertical(orientation, idiom: idiom)
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
