@_spi(Simulator) import UIKit

extension [DrawingCommand] {
    /// Returns the area that the texts of a command may cover, in the command's coordinates, or `nil` for a transformed
    /// command.
    ///
    /// It extends to the left and right up to the neighbors of the same kind, and otherwise to the edge of the area
    /// around the commands.
    ///
    /// - Parameters:
    ///   - room: The area that texts among the commands may cover.
    ///   - edge: The area that texts of layers among the commands may cover.
    func room(forCommandAt index: Int, in room: CGRect, edge: CGRect) -> CGRect? {
        guard let (frame, isLayer) = self[index].occupied else { return nil }
        let t = self[index].transform
        guard t.a == 1, t.b == 0, t.c == 0, t.d == 1 else { return nil }
        let edge = isLayer ? edge.union(frame) : room
        var (left, right) = (edge.minX, edge.maxX)
        for (other, command) in enumerated() where other != index {
            guard let neighbor = command.occupied, neighbor.isLayer == isLayer, !neighbor.frame.isEmpty,
                neighbor.frame.maxY > frame.minY, neighbor.frame.minY < frame.maxY
            else { continue }
            if neighbor.frame.minX >= frame.maxX { right = Swift.min(right, neighbor.frame.minX) }
            if neighbor.frame.maxX <= frame.minX { left = Swift.max(left, neighbor.frame.maxX) }
        }
        return CGRect(x: left - t.tx, y: frame.minY - t.ty, width: right - left, height: frame.height)
    }
}

extension DrawingCommand {
    /// The frame of a layer or a text among the commands around it.
    fileprivate var occupied: (frame: CGRect, isLayer: Bool)? {
        switch content {
        case .layer(let layer): (layer.bounds.applying(transform), true)
        case .text(let text): (text.frame.applying(transform), false)
        case .fill, .stroke, .gradient, .image: nil
        }
    }

    /// The texts of the command, from back to front.
    var textLines: [String] {
        switch content {
        case .text(let text): text.lines.map(\.text)
        case .layer(let layer): layer.commands.flatMap(\.textLines)
        case .image(let image, _): image.commands.flatMap(\.textLines)
        case .fill, .stroke, .gradient: []
        }
    }
}
