/// The picture of a scene that the app switcher shows while the app is in the background.
@_spi(Simulator)
public struct SceneSnapshot {
    /// The picture, in the size of the scene.
    public let image: UIImage
    /// The texts in the picture that nothing opaque covers, from back to front.
    public let texts: [String]
}

@MainActor
private final class SceneSnapshots {
    var all: [SceneID: SceneSnapshot] = [:]
}

extension UIApplication {
    private var sceneSnapshots: SceneSnapshots { states[SceneSnapshots.self, default: SceneSnapshots()] }

    /// Returns the snapshot of a scene, or `nil` if the scene has never been in the background.
    @_spi(Simulator)
    public func snapshot(of scene: UIWindowScene) -> SceneSnapshot? { sceneSnapshots.all[scene.id] }

    /// Takes the snapshots of all scenes, after their delegates and the observers have handled the transition to the
    /// background.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:): "Shortly
    ///   after this method returns, UIKit takes a snapshot".
    /// - Differs: On a phone, there are snapshots in other sizes and in the other interface style, too.
    func takeSnapshots() {
        for scene in scenes { sceneSnapshots.all[scene.id] = scene.snapshot }
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
        return SceneSnapshot(
            image: UIImage(drawing: context.commands, canvas), texts: context.commands.uncoveredTexts)
    }
}

extension [DrawingCommand] {
    /// The texts of the commands, except those that a later command with an opaque color covers.
    fileprivate var uncoveredTexts: [String] {
        let plain = flatMap(\.leaves)
        return plain.enumerated().flatMap { index, command -> [String] in
            guard case .text(let text) = command.content, command.alpha > 0 else { return [] }
            let later = plain[(index + 1)...]
            return text.lines.filter { line in
                let frame = line.frame.applying(command.transform)
                return !later.contains { $0.covers(frame) }
            }.map(\.text)
        }
    }
}

extension DrawingCommand {
    /// The command, or the commands of the layer that it draws, in the coordinates of the drawing.
    fileprivate var leaves: [DrawingCommand] {
        guard case .layer(let layer) = content else { return [self] }
        return (layer.commands + layer.foreground).flatMap(\.leaves).map { command in
            var command = command.applying(transform)
            command.alpha *= alpha
            command.clips += clips
            return command
        }
    }

    /// Returns a Boolean value indicating whether the command paints an opaque color over a rectangle.
    fileprivate func covers(_ rect: CGRect) -> Bool {
        guard case .fill(let area, let color) = content, color.alpha == 1, alpha == 1 else { return false }
        return ([area] + clips).allSatisfy { !$0.isEvenOdd && $0.boundingBox.contains(rect) }
    }
}
