extension UIView {
    /// A Boolean value indicating whether the class may draw custom content. The listed classes of UIKit don't.
    var mayDraw: Bool { !Self.classesThatDrawNothing.contains(ObjectIdentifier(type(of: self))) }

    private static let classesThatDrawNothing = Set(
        [UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIButton.self, UIWindow.self, UIScrollView.self]
            .map(ObjectIdentifier.init))

    func drawBounds(in context: CGContext) {
        GraphicsStack.current.push(context)
        traitCollection.performAsCurrent { draw(bounds) }
        GraphicsStack.current.pop()
    }

    func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.concatenate(CGAffineTransform(from: bounds, to: rect))
        backingLayer.renderTree(in: context)
        context.restoreGState()
        return true
    }

    /// The text that the view itself displays, in the view's coordinates.
    fileprivate var writtenMarks: [DrawnMark] {
        let (lines, font, color): ([UILabel.ShownLine], UIFont, UIColor?) =
            switch self {
            case let label as UILabel: (label.shownLines, label.shownFont, label.shownTextColor)
            case let view as UITextView: (view.shownLines, view.font ?? .systemFont(ofSize: 12), view.textColor)
            case let field as UITextField:
                (
                    field.shownText.isEmpty ? [] : [.init(text: field.shownText, frame: field.shownTextRect)],
                    field.shownFont, field.shownTextColor
                )
            default: ([], .systemFont(ofSize: 12), nil)
            }
        let shown = (color ?? .black).resolved(in: self).cgColor
        return lines.map { DrawnMark(content: .text($0.text, font, shown, in: $0.frame)) }
    }

    fileprivate var pictureMarks: [DrawnMark] {
        guard let view = self as? UIImageView, let image = view.shownImage, let frame = view.imageFrame else {
            return []
        }
        return [DrawnMark(content: .image(image.tinted(in: view), in: frame))]
    }
}

extension CALayer {
    /// Draws the layer and its sublayers from back to front. Shadows, masks, and gradients are omitted.
    func renderTree(in context: CGContext) {
        displayPending()
        context.saveGState()
        if opacity < 1 { context.setAlpha(context.state.alpha * CGFloat(opacity)) }
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
        if let color = backgroundColor, color.alpha > 0, !bounds.isEmpty {
            context.setFillColor(color)
            context.beginPath()
            context.addPath(outline)
            context.fillPath()
        }
        if masksToBounds {
            context.beginPath()
            context.addPath(outline)
            context.clip()
        }
        (self as? CAShapeLayer)?.renderShape(in: context)
        context.take(shownMarks)
        if let owner = links.owner {
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated { context.take(owner.pictureMarks + owner.writtenMarks) }
        }
        for layer in layers where !layer.isHidden && layer.opacity > 0 {
            context.saveGState()
            context.concatenate(layer.transformToSuperlayer)
            layer.renderTree(in: context)
            context.restoreGState()
        }
        renderBorder(in: context)
        context.restoreGState()
    }

    private func renderBorder(in context: CGContext) {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return }
        let inside = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        context.setStrokeColor(borderColor)
        context.setLineWidth(borderWidth)
        context.beginPath()
        context.addPath(UIBezierPath(roundedRect: inside, cornerRadius: max(cornerRadius - borderWidth / 2, 0)).cgPath)
        context.strokePath()
    }
}

extension CAShapeLayer {
    fileprivate func renderShape(in context: CGContext) {
        guard let path, !path.isEmpty else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
            context.setStrokeColor(strokeColor)
            context.setLineWidth(lineWidth)
            context.beginPath()
            context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
            context.strokePath()
        }
    }
}

extension CGContext {
    /// Adds marks that were drawn elsewhere, in the current coordinates.
    func take(_ others: [DrawnMark]) {
        for other in others {
            var mark = other.applying(ctm)
            mark.clips = state.clips + mark.clips
            mark.alpha *= state.alpha
            mark.shadow = mark.shadow ?? state.shadow
            marks.append(mark)
        }
    }
}

/// A view that displays the appearance of another view at the time of the snapshot.
final class SnapshotView: UIView {
    private let picture: [DrawnMark]

    init?(of view: UIView, _ afterUpdates: Bool) {
        let bounds = view.bounds
        guard !bounds.isEmpty else { return nil }
        let context = CGContext(bounds: bounds)
        if afterUpdates { view.layoutIfNeeded() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        view.backingLayer.renderTree(in: context)
        picture = context.marks
        super.init(frame: CGRect(origin: .zero, size: bounds.size))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.take(picture) }
}
