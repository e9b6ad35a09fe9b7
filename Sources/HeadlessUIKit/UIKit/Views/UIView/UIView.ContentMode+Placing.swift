extension UIView.ContentMode {
    /// Returns the frame of content with the given size in a rectangle.
    func frame(of content: CGSize, in rect: CGRect) -> CGRect {
        let size = size(of: content, in: rect.size)
        let share = share
        return CGRect(
            x: rect.minX + (rect.width - size.width) * share.x,
            y: rect.minY + (rect.height - size.height) * share.y,
            width: size.width,
            height: size.height
        )
    }

    private func size(of content: CGSize, in room: CGSize) -> CGSize {
        let factors = [room.width / content.width, room.height / content.height]
        switch self {
        case .scaleToFill, .redraw: return room
        case .scaleAspectFit where !content.isEmpty: return content.scaled(by: factors.min()!)
        case .scaleAspectFill where !content.isEmpty: return content.scaled(by: factors.max()!)
        default: return content
        }
    }

    /// The fraction of the free space before the content: 0 at the left and the top, 1 at the right and the bottom.
    private var share: CGPoint {
        switch self {
        case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }
}

extension CGSize {
    fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }

    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
