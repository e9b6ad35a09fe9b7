/// A coordinate space that knows its place on the screen; all of UIKit's own are.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
    /// From this space to the coordinates of the screen.
    var toScreen: CGAffineTransform { get }

    /// The way to another space in two legs; a rectangle is boxed at the end of each.
    func legs(to target: any ScreenSpace) -> ConversionLegs
}

extension ScreenSpace {
    func legs(to target: any ScreenSpace) -> ConversionLegs {
        ConversionLegs(up: toScreen, down: target.toScreen.inverted())
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, from: self)
        }
        return legs(to: target).convert(point)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, to: self)
        }
        return source.legs(to: self).convert(point)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, from: self)
        }
        return legs(to: target).convert(rect)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, to: self)
        }
        return source.legs(to: self).convert(rect)
    }
}
