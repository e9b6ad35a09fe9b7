/// Where a popover lies beside what it points at.
struct PopoverGeometry: Equatable, Sendable {
    /// How far the arrow keeps the popover from its source, in points.
    ///
    /// Open: Apple gives no figure; read from devices.
    static let arrowHeight: CGFloat = 13
    /// The size of content that has no wish of its own, in points.
    ///
    /// Open: Apple gives no figure; the width is that of early iPads.
    static let defaultSize = CGSize(width: 320, height: 480)

    /// What the popover may cover, and what it points at, in points of the container.
    var area: CGRect
    var source: CGRect
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection

    /// The first direction with room for all of the content, else the one with most of it.
    ///
    /// Open: which one a phone prefers; here below, above, on the right, on the left of the source.
    var placement: (frame: CGRect, direction: UIPopoverArrowDirection) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter(permitted.contains)
        let direction = allowed.first { size(in: room(for: $0)) == contentSize }
        let best = direction ?? allowed.max { shown(at: $0) < shown(at: $1) } ?? .up
        return (frame(in: room(for: best), at: best), best)
    }

    /// What lies on the side of the source that an arrow comes from.
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

    private func shown(at direction: UIPopoverArrowDirection) -> CGFloat {
        let size = size(in: room(for: direction))
        return size.width * size.height
    }

    /// Close to the source, and along the other axis in its middle, as far as the room lets it be.
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
