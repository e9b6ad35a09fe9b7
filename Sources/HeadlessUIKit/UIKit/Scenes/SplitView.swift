/// How an iPad divides its screen among the scenes of the app.
enum SplitView {
    /// The line between two scenes, in points.
    static let divider: CGFloat = 10
    /// How wide the right one of two scenes is in portrait, in points.
    static let narrowWidth: CGFloat = 320
    static let mostScenes = 2

    /// The places of scenes on a screen, from left to right.
    ///
    /// Apple, "Human Interface Guidelines", sizes of split view on the 9.7-inch iPad: two of 507 points in landscape,
    /// 438 and 320 in portrait. Open: other divisions, which the user may choose, and wider screens.
    static func frames(_ count: Int, on screen: CGRect) -> [CGRect] {
        guard count == 2 else { return Array(repeating: screen, count: count) }
        let isLandscape = screen.width > screen.height
        let right = isLandscape ? (screen.width - divider) / 2 : narrowWidth
        let parts = screen.divided(atDistance: right, from: .maxXEdge)
        return [parts.remainder.divided(atDistance: divider, from: .maxXEdge).remainder, parts.slice]
    }
}
