/// The division of an iPad's screen among the scenes of the app.
enum SplitView {
    /// The width of the divider between two scenes, in points.
    static let divider: CGFloat = 10
    /// The width of the right one of two scenes in portrait, in points.
    static let narrowWidth: CGFloat = 320
    static let mostScenes = 2

    /// Returns the frames of scenes on a screen, from left to right.
    ///
    /// - Source: Apple, "Human Interface Guidelines", sizes of split view on the 9.7-inch iPad: 507 points for both
    ///   scenes in landscape, 438 and 320 points in portrait.
    ///
    /// - Note: This implementation omits the other divisions that the user can choose, and those of wider screens.
    static func frames(_ count: Int, on screen: CGRect) -> [CGRect] {
        guard count == 2 else { return Array(repeating: screen, count: count) }
        let isLandscape = screen.width > screen.height
        let right = isLandscape ? (screen.width - divider) / 2 : narrowWidth
        let parts = screen.divided(atDistance: right, from: .maxXEdge)
        return [parts.remainder.divided(atDistance: divider, from: .maxXEdge).remainder, parts.slice]
    }
}
