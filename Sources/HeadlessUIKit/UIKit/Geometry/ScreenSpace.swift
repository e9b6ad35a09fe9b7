/// A coordinate space that knows its place on the screen; all of UIKit's own are.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
    /// From this space to the coordinates of the screen.
    var toScreen: CGAffineTransform { get }

    /// The conversion to another space in two steps; after each a turned rectangle gives way to the one around it.
    func conversion(to target: any ScreenSpace) -> SpaceConversion
}

extension ScreenSpace {
    func conversion(to target: any ScreenSpace) -> SpaceConversion {
        SpaceConversion(up: toScreen, down: target.toScreen.inverted())
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, from: self)
        }
        return conversion(to: target).convert(point)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, to: self)
        }
        return source.conversion(to: self).convert(point)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, from: self)
        }
        return conversion(to: target).convert(rect)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, to: self)
        }
        return source.conversion(to: self).convert(rect)
    }
}
