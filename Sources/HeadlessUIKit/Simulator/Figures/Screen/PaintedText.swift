@_spi(Simulator) import UIKit

/// A line of text on the screen.
struct PaintedText: Equatable {
    var text: String
    /// The frame of the line, in points of the view's coordinates.
    var frame: CGRect
    /// The font size, in points.
    var size: CGFloat
    var isBold = false
    /// The width of the line in the device's font, which isn't the page's, or `nil` for the natural width.
    var width: CGFloat?
    /// The edge of the frame that the line is aligned with, or its middle.
    var anchor = Figure.TextStyle.Anchor.start
    /// The color of the text, or `nil` for the page's ink.
    var color: UIColor?
}

/// An image on the screen. Only its frame, its name, and the marks that code has drawn in it are known.
struct PaintedImage: Equatable {
    /// The frame of the image, in points of the view's coordinates.
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
    /// The lines of text on the view itself, without its subviews.
    var paintedTexts: [PaintedText] {
        switch self {
        case let label as UILabel: label.paintedLines
        case let field as UITextField: field.paintedLine
        case let view as UITextView: view.paintedLines
        default: []
        }
    }

    /// The image on the view itself.
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
    /// The text, the dots of a secure entry, or the placeholder, which is gray as on a phone.
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
