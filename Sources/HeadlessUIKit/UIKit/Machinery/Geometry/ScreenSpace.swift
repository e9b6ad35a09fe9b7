/// A coordinate space with a known transform to the screen, as all of UIKit's have.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
    /// The transform from this space to the screen's coordinates.
    var toScreen: CGAffineTransform { get }

    /// Returns the conversion to another space in two steps. After each step, a rotated rectangle is replaced by its
    /// bounding box.
    func conversion(to target: any ScreenSpace) -> SpaceConversion
}

extension ScreenSpace {
    func conversion(to target: any ScreenSpace) -> SpaceConversion {
        SpaceConversion(up: toScreen, down: target.toScreen.inverted())
    }

    /// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)-2ub7a
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, from: self)
        }
        return conversion(to: target).convert(point)
    }

    /// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)-3w27q
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, to: self)
        }
        return source.conversion(to: self).convert(point)
    }

    /// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:to:)-3imkt
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, from: self)
        }
        return conversion(to: target).convert(rect)
    }

    /// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace/convert(_:from:)-9921a
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, to: self)
        }
        return source.conversion(to: self).convert(rect)
    }
}
