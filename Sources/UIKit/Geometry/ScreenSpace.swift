/// A coordinate space that knows its place on the screen; all of UIKit's own are.
///
/// Converting goes through the screen: once out of the one space, once into the other.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
    /// From this space to the coordinates of the screen.
    var toScreen: CGAffineTransform { get }
}

extension ScreenSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, from: self)
        }
        return point.applying(toScreen).applying(target.toScreen.inverted())
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(point, to: self)
        }
        return point.applying(source.toScreen).applying(toScreen.inverted())
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let target = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, from: self)
        }
        return rect.applying(toScreen).applying(target.toScreen.inverted())
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let source = coordinateSpace as? any ScreenSpace else {
            return coordinateSpace.convert(rect, to: self)
        }
        return rect.applying(source.toScreen).applying(toScreen.inverted())
    }
}
