@_spi(Simulator) import UIKit

/// A line of text on the screen.
struct PaintedText: Equatable {
    var text: String
    /// In points of the view's coordinates.
    var frame: CGRect
    /// In points.
    var size: CGFloat
    var isBold = false
    /// How wide the line is on the phone, whose font is not the page's; nil for as wide as it comes out.
    var width: CGFloat?
    /// The edge of the frame that the line keeps to, or its middle.
    var anchor = Figure.TextStyle.Anchor.start
    /// Nil for the page's own.
    var color: UIColor?
}

/// A picture on the screen: only its place and its name are known, and what code has drawn in it.
struct PaintedImage: Equatable {
    /// In points of the view's coordinates.
    var frame: CGRect
    var name: String?
    var marks: [DrawnMark] = []
}

extension PaintedImage {
    init(_ image: UIImage, frame: CGRect) {
        self.init(frame: frame, name: image.name, marks: image.marks(in: frame))
    }
}

extension UIView {
    /// What is written on the view itself, not on its subviews.
    var paintedTexts: [PaintedText] {
        switch self {
        case let label as UILabel: label.paintedLines
        case let field as UITextField: field.paintedLine
        case let view as UITextView: view.paintedLines
        default: []
        }
    }

    /// The picture on the view itself.
    var paintedImage: PaintedImage? {
        guard let view = self as? UIImageView, let image = view.shownImage, let frame = view.imageFrame else {
            return nil
        }
        return PaintedImage(image.tinted(in: view), frame: frame)
    }
}

extension UILabel {
    fileprivate var paintedLines: [PaintedText] {
        let (lines, font) = (shownLines, shownFont)
        let shadows = shadowColor.map { paint(lines, font, $0, offset: shadowOffset) } ?? []
        return shadows + paint(lines, font, shownTextColor, offset: .zero)
    }

    private func paint(_ lines: [ShownLine], _ font: UIFont, _ color: UIColor, offset: CGSize) -> [PaintedText] {
        lines.map { line in
            PaintedText(
                text: line.text, frame: line.frame.offsetBy(dx: offset.width, dy: offset.height), size: font.pointSize,
                isBold: font.isBold, width: line.frame.width, anchor: textAlignment.anchor, color: color)
        }
    }
}

extension UITextField {
    /// The text, dots for it, or the placeholder, in grey as on a phone.
    fileprivate var paintedLine: [PaintedText] {
        guard !shownText.isEmpty else { return [] }
        let font = shownFont
        return [
            PaintedText(
                text: shownText, frame: shownTextRect, size: font.pointSize, isBold: font.isBold,
                width: shownText.size(withAttributes: [.font: font]).width,
                anchor: textAlignment.anchor, color: shownTextColor)
        ]
    }
}

extension UITextView {
    fileprivate var paintedLines: [PaintedText] {
        let font = font ?? .systemFont(ofSize: 12)
        return shownLines.map { line in
            PaintedText(
                text: line.text, frame: line.frame, size: font.pointSize, isBold: font.isBold, width: line.frame.width,
                color: textColor)
        }
    }
}

extension NSTextAlignment {
    var anchor: Figure.TextStyle.Anchor {
        switch self {
        case .center: .middle
        case .right: .end
        case .left, .justified, .natural: .start
        }
    }
}
