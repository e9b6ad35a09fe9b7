/// What the surroundings of a view are like.
@MainActor
open class UITraitCollection: NSObject {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Light or dark; before iOS 13 neither.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point.
    public let displayScale: CGFloat

    /// The traits of a part of the screen.
    init(width: CGFloat, on screen: UIScreen) {
        let idiom = screen.hardware.idiom
        userInterfaceIdiom = idiom
        horizontalSizeClass = .horizontal(width: width, idiom: idiom)
        verticalSizeClass = .vertical(screen.orientation, idiom: idiom)
        userInterfaceStyle = screen.hardware.userInterfaceStyle
        displayScale = screen.scale
        super.init()
    }
}
