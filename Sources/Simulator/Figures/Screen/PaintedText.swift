@_spi(Simulator) import UIKit

/// A line of text on the screen.
struct PaintedText: Equatable {
    var text: String
    /// In points of the view's coordinates.
    var frame: CGRect
    /// In points.
    var size: CGFloat
    var isBold = false
    /// The edge of the frame that the line keeps to, or its middle: the page's font is not the phone's.
    var anchor = Figure.TextStyle.Anchor.start
    /// Nil for the page's own.
    var color: UIColor?
}

/// A picture on the screen: only its place and its name are known.
struct PaintedImage: Equatable {
    /// In points of the view's coordinates.
    var frame: CGRect
    var name: String?
}

extension UIView {
    /// What is written on the view itself, not on its subviews.
    var paintedTexts: [PaintedText] {
        (self as? UILabel)?.paintedLines ?? []
    }

    /// The picture on the view itself.
    var paintedImage: PaintedImage? {
        guard let view = self as? UIImageView, let frame = view.imageFrame else { return nil }
        return PaintedImage(frame: frame, name: view.image?.name)
    }
}

extension UILabel {
    fileprivate var paintedLines: [PaintedText] {
        shownLines.map { line in
            PaintedText(
                text: line.text, frame: line.frame, size: font.pointSize, isBold: font.isBold,
                anchor: textAlignment.anchor, color: textColor)
        }
    }
}

extension UIFont {
    /// Whether the page draws it bold: it has two weights.
    var isBold: Bool {
        [.semibold, .bold, .heavy, .black].contains { self == .systemFont(ofSize: pointSize, weight: $0) }
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
