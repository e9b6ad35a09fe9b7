/// What the surroundings of a view are like.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
    open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
    open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
    /// Light or dark; before iOS 13 neither.
    open private(set) var userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point.
    open private(set) var displayScale: CGFloat

    /// The traits of a part of the screen.
    init(width: CGFloat, on screen: UIScreen) {
        let idiom = screen.hardware.idiom
        userInterfaceIdiom = idiom
        horizontalSizeClass = .horizontal(width: width, idiom: idiom)
        verticalSizeClass = .vertical(screen.orientation, idiom: idiom)
        userInterfaceStyle = screen.hardware.shownInterfaceStyle
        displayScale = screen.scale
        super.init()
    }
}
