// These C functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the current context of UIKit's drawing methods, or `nil` outside of drawing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes a context the current one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the previous context the current one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins an image with the given size in pixels, with one pixel per point.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsBeginImageContext(_ size: CGSize) { beginImage(size, scale: 1) }

/// Begins an image with the given size in points.
///
/// - Parameter scale: The number of pixels per point, or 0 for that of the screen.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
/// - Differs: On a phone, an opaque image has no alpha channel.
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    beginImage(size, scale: scale)
}

/// Returns the current content of the image under construction, or `nil` if there is none.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let canvas = entry.image else { return nil }
    return UIImage(drawing: entry.context.commands, canvas)
}

/// Ends the image begun by `UIGraphicsBeginImageContext`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
@available(*, deprecated, message: "iOS 17.0: Replace usage with UIGraphicsImageRenderer.")
public func UIGraphicsEndImageContext() {
    if GraphicsStack.current.entries.last?.image != nil { GraphicsStack.current.pop() }
}

private func beginImage(_ size: CGSize, scale: CGFloat) {
    let canvas = GraphicsStack.Canvas(size: size, scale: scale > 0 ? scale : .ofScreen)
    GraphicsStack.current.push(CGContext(bounds: CGRect(origin: .zero, size: size)), image: canvas)
}

extension CGFloat {
    /// The number of pixels per point of the phone's screen, or 1 without a phone.
    static var ofScreen: CGFloat { Phone.current?.hardware.scale ?? 1 }
}

/// Fills a rectangle with the current fill color.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirectfill(_:)
/// - Differs: On a phone, a translucent color replaces the existing content of the rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point along the inside of a rectangle's edges, in the fill color.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirectframe(_:)
/// - Differs: On a phone, the line has the stroke color, according to Apple's page, and a translucent color replaces
///   the existing content.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map { context in
        context.saveGState()
        context.setStrokeColor(context.state.fillColor)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        context.restoreGState()
    }
}

/// Clips subsequent drawing to a rectangle.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
