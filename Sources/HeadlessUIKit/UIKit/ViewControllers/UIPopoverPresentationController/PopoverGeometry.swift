/// The position of a popover relative to its source.
struct PopoverGeometry: Equatable, Sendable {
    /// The distance of the popover from its source, which the arrow occupies, in points.
    ///
    /// - Note: Undocumented by Apple. The value is measured on devices.
    static let arrowHeight: CGFloat = 13
    /// The size of content without a preferred size, in points.
    ///
    /// - Note: Undocumented by Apple. The width is that of early iPads.
    static let defaultSize = CGSize(width: 320, height: 480)

    /// The area that the popover can cover, and the source below, in points of the container.
    var area: CGRect
    var source: CGRect
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection

    /// The frame of the popover, with the first direction that has room for the entire content, or else the one with
    /// the most room.
    ///
    /// - Note: Undocumented by Apple. This implementation prefers, in this order, the positions below, above, to the
    ///   right, and to the left of the source.
    var placement: (frame: CGRect, direction: UIPopoverArrowDirection) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter(permitted.contains)
        let direction = allowed.first { size(in: room(for: $0)) == contentSize }
        let best = direction ?? allowed.max { visibleArea(at: $0) < visibleArea(at: $1) } ?? .up
        return (frame(in: room(for: best), at: best), best)
    }

    /// Returns the area on the side of the source that corresponds to an arrow direction.
    private func room(for direction: UIPopoverArrowDirection) -> CGRect {
        var room = area
        switch direction {
        case .up:
            room.origin.y = max(source.maxY + Self.arrowHeight, area.minY)
            room.size.height = max(area.maxY - room.minY, 0)
        case .down:
            room.size.height = max(source.minY - Self.arrowHeight - area.minY, 0)
        case .left:
            room.origin.x = max(source.maxX + Self.arrowHeight, area.minX)
            room.size.width = max(area.maxX - room.minX, 0)
        default:
            room.size.width = max(source.minX - Self.arrowHeight - area.minX, 0)
        }
        return room
    }

    private func size(in room: CGRect) -> CGSize {
        CGSize(width: min(contentSize.width, room.width), height: min(contentSize.height, room.height))
    }

    private func visibleArea(at direction: UIPopoverArrowDirection) -> CGFloat {
        let size = size(in: room(for: direction))
        return size.width * size.height
    }

    /// Returns the frame next to the source. Along the other axis, it is centered at the source as far as the room
    /// allows.
    private func frame(in room: CGRect, at direction: UIPopoverArrowDirection) -> CGRect {
        let size = size(in: room)
        var origin = CGPoint(
            x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
        )
        switch direction {
        case .up: origin.y = room.minY
        case .down: origin.y = room.maxY - size.height
        case .left: origin.x = room.minX
        default: origin.x = room.maxX - size.width
        }
        return CGRect(origin: origin, size: size)
    }
}
