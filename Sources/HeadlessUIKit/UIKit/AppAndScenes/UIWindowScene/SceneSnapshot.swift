/// The picture of a scene that the app switcher shows while the app is in the background.
@_spi(Simulator)
public struct SceneSnapshot {
    /// The picture, in the size of the scene.
    public let image: UIImage
    fileprivate let commands: [DrawingCommand]

    /// The texts in the picture that no rectangle in an opaque color covers, from back to front.
    public var texts: [String] { commands.visibleTexts(in: CGRect(origin: .zero, size: image.size)) }
}

@MainActor
private final class SceneSnapshots {
    /// The snapshots by the identifiers of the sessions.
    var all: [String: SceneSnapshot] = [:]
}

extension UIApplication {
    private var sceneSnapshots: SceneSnapshots { states[SceneSnapshots.self, default: SceneSnapshots()] }

    /// Returns the snapshot of a session's scene, or `nil` if the scene has never been in the background. The system keeps
    /// it when it disconnects the scene.
    @_spi(Simulator)
    public func snapshot(of session: UISceneSession) -> SceneSnapshot? {
        sceneSnapshots.all[session.persistentIdentifier]
    }

    /// Takes the snapshots of all scenes, after their delegates and the observers have handled the transition to the
    /// background.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:): "Shortly
    ///   after this method returns, UIKit takes a snapshot".
    /// - Differs: On a phone, there are snapshots in other sizes and in the other interface style, too.
    func takeSnapshots() {
        for scene in scenes { sceneSnapshots.all[scene.session.persistentIdentifier] = scene.snapshot }
    }
}

extension UIWindowScene {
    fileprivate var snapshot: SceneSnapshot {
        let size = frame.size
        let context = CGContext(bounds: CGRect(origin: .zero, size: size))
        for window in windows where !window.isHidden {
            context.saveGState()
            context.concatenate(CGAffineTransform(from: window.bounds, to: window.frame))
            window.backingLayer.renderTree(in: context)
            context.restoreGState()
        }
        let canvas = GraphicsStack.Canvas(size: size, scale: screen.scale)
        return SceneSnapshot(image: UIImage(drawing: context.commands, canvas), commands: context.commands)
    }
}

extension [DrawingCommand] {
    /// Returns the texts in a rectangle of the drawing, except those that a later command with an opaque color covers.
    fileprivate func visibleTexts(in room: CGRect) -> [String] {
        let parts = flatMap { $0.parts(isMasked: false) }
        return parts.enumerated().flatMap { index, part -> [String] in
            guard case .text(let text) = part.command.content, part.command.alpha > 0 else { return [] }
            let areas = [room] + part.command.clips.map(\.boundingBox)
            return text.lines.filter { line in
                let frame = line.frame.applying(part.command.transform)
                return areas.allSatisfy(frame.intersects) && !parts[(index + 1)...].contains { $0.covers(frame) }
            }.map(\.text)
        }
    }
}

/// A command of a drawing without layers.
private struct DrawingPart {
    let command: DrawingCommand
    /// A Boolean value indicating whether a mask makes the command transparent in places.
    let isMasked: Bool

    /// Returns a Boolean value indicating whether the command paints an opaque color over a rectangle.
    func covers(_ rect: CGRect) -> Bool {
        guard case .fill(let area, let color) = command.content, !isMasked, color.alpha == 1, command.alpha == 1 else {
            return false
        }
        return ([area] + command.clips).allSatisfy { $0.containsForSure(rect) }
    }
}

extension DrawingCommand {
    /// Returns the command, or those of the layer that it draws, in the coordinates of the drawing.
    fileprivate func parts(isMasked: Bool) -> [DrawingPart] {
        guard case .layer(let layer) = content else { return [DrawingPart(command: self, isMasked: isMasked)] }
        let clips = layer.isClipped ? [layer.outline] : []
        let clipped = layer.commands.map { command in
            var command = command
            command.clips += clips
            return command
        }
        return (clipped + layer.foreground).flatMap { $0.parts(isMasked: isMasked || layer.mask != nil) }.map { part in
            var command = part.command.applying(transform)
            command.alpha *= alpha
            command.clips += self.clips
            return DrawingPart(command: command, isMasked: part.isMasked)
        }
    }
}

extension DrawingCommand.Area {
    /// Returns a Boolean value indicating whether the area is known to contain a rectangle. Paths aren't examined.
    fileprivate func containsForSure(_ rect: CGRect) -> Bool {
        guard case .rectangle(let own, let radius) = self else { return false }
        return own.insetBy(dx: radius, dy: 0).contains(rect) || own.insetBy(dx: 0, dy: radius).contains(rect)
    }
}
