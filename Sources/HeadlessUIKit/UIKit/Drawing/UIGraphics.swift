// Functions of C, spelled as there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The context that UIKit's classes draw into; nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins an image of a size in pixels, one a point.
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsBeginImageContext(_ size: CGSize) { beginImage(size, scale: 1) }

/// Begins an image of a size in points.
///
/// - Parameter scale: Pixels a point; 0 stands for the screen's.
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    beginImage(size, scale: scale)
}

/// The image as it is now; nil while none is drawn.
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let canvas = entry.image else { return nil }
    return UIImage(drawing: entry.context.marks, canvas)
}

/// Ends what `UIGraphicsBeginImageContext` began.
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsEndImageContext() {
    if GraphicsStack.current.entries.last?.image != nil { GraphicsStack.current.pop() }
}

private func beginImage(_ size: CGSize, scale: CGFloat) {
    let canvas = GraphicsStack.Canvas(size: size, scale: scale > 0 ? scale : .ofScreen)
    GraphicsStack.current.push(CGContext(bounds: CGRect(origin: .zero, size: size)), image: canvas)
}

extension CGFloat {
    /// Pixels a point of the phone's screen; 1 outside of any.
    static var ofScreen: CGFloat { Phone.current?.hardware.scale ?? 1 }
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside the edge of a rectangle.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map { context in
        context.saveGState()
        context.setStrokeColor(context.state.fillColor)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        context.restoreGState()
    }
}

/// From now on only what lies inside of a rectangle shows.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
