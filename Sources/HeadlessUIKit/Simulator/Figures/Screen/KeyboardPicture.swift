@_spi(Simulator) import UIKit

/// The keys of the keyboard, in the coordinates of the upright interface, in points.
///
/// Apple publishes no sizes of keys. These are sketched after an iPhone of 2025.
struct KeyboardPicture {
    /// The area of the keys, down to the edge of the screen.
    let frame: CGRect
    let layout: OnscreenKeyboard.Layout
    let isShifted: Bool
    let isDark: Bool
    /// The title of the return key, or `nil` if the layout has none.
    let returnKeyTitle: String?
    /// The height of the area without keys at the bottom, in which a phone shows the globe and the microphone.
    let footHeight: CGFloat

    /// Creates the picture of a keyboard, or returns `nil` if it has no keys of the system.
    ///
    /// - Parameter frame: The frame of the keyboard with its accessory view, in the coordinates of the upright interface.
    @MainActor
    init?(_ keyboard: OnscreenKeyboard, frame: CGRect, footHeight: CGFloat) {
        guard keyboard.hasKeys else { return nil }
        let accessory = keyboard.accessoryView?.frame.height ?? 0
        self.frame = frame.divided(atDistance: accessory, from: .minYEdge).remainder
        layout = keyboard.layout
        isShifted = keyboard.isShifted
        returnKeyTitle = keyboard.returnKeyTitle
        self.footHeight = footHeight
        isDark =
            switch keyboard.appearance {
            case .dark: true
            case .light: false
            case .default: UIScreen.current.traitCollection.userInterfaceStyle == .dark
            }
    }

    // MARK: Keys

    /// A key of a row.
    private struct Key {
        enum Cap {
            case text(String)
            case shift, delete
        }

        let cap: Cap
        /// The width, as a multiple of the width of a letter.
        var width: CGFloat = 1
        /// A Boolean value indicating whether the key doesn't type its own text.
        var isFunction = false
        var isProminent = false
    }

    private var rows: [[Key]] {
        switch layout {
        case .letters:
            return [letters("qwertyuiop"), letters("asdfghjkl"), between(letters("zxcvbnm")), lastRow("123")]
        case .numbersAndPunctuation:
            let marks = between(letters(".,?!'").map { Key(cap: $0.cap, width: 1.4) }, first: .text("#+="))
            return [letters("1234567890"), letters("-/:;()$&@\""), marks, lastRow("ABC")]
        case .numberPad, .phonePad, .decimalPad:
            let corner = layout == .decimalPad ? "." : layout == .phonePad ? "+*#" : ""
            let last = [Key(cap: .text(corner)), Key(cap: .text("0")), Key(cap: .delete, isFunction: true)]
            return ["123", "456", "789"].map(letters) + [last]
        }
    }

    private func letters(_ text: String) -> [Key] {
        (isShifted && layout == .letters ? text.uppercased() : text).map { Key(cap: .text(String($0))) }
    }

    private func between(_ keys: [Key], first: Key.Cap = .shift) -> [Key] {
        [Key(cap: first, width: 1.4, isFunction: true)] + keys + [Key(cap: .delete, width: 1.4, isFunction: true)]
    }

    private func lastRow(_ other: String) -> [Key] {
        let title = returnKeyTitle ?? "return"
        return [
            Key(cap: .text(other), width: 2.5, isFunction: true), Key(cap: .text("space"), width: 5),
            Key(cap: .text(title), width: 2.5, isFunction: true, isProminent: title != "return"),
        ]
    }

    // MARK: Shapes

    private var isNumberPad: Bool { rows.allSatisfy { $0.count == 3 } }
    /// The color behind the keys.
    var groundColor: UIColor { isDark ? UIColor(rgb: 0x2B2B2D) : UIColor(rgb: 0xD1D3D9) }
    private var keyColor: Figure.Color { isDark ? .real(UIColor(rgb: 0x6B6B6D)) : .real(.white) }
    private var functionColor: Figure.Color { isDark ? .real(UIColor(rgb: 0x464649)) : .real(UIColor(rgb: 0xB3B8C2)) }
    private var ink: Figure.Color { isDark ? .real(.white) : .real(.black) }

    /// Returns the shapes of the keys.
    ///
    /// - Parameter scale: The number of user units per point. Letters that would be too small are left out.
    func shapes(scale: CGFloat) -> [Figure.Shape] {
        let rows = rows
        let height = min(54, max(0, frame.height - footHeight) / CGFloat(rows.count))
        let top = frame.maxY - footHeight - CGFloat(rows.count) * height
        return [.rectangle(frame, .fill(.real(groundColor)))]
            + rows.enumerated().flatMap { index, keys in
                shapes(of: keys, y: top + CGFloat(index) * height, height: height, scale: scale)
            }
    }

    private func shapes(of keys: [Key], y: CGFloat, height: CGFloat, scale: CGFloat) -> [Figure.Shape] {
        let gap: CGFloat = 6
        let unit = (frame.width - gap) / (isNumberPad ? 3 : 10)
        // Wide keys fill their row, and letters are centered in it.
        let total = keys.reduce(0) { $0 + $1.width }
        let stretch = keys.contains(where: \.isFunction) ? (isNumberPad ? 1 : 10 / total) : 1
        var x = frame.midX - total * stretch * unit / 2
        return keys.flatMap { key in
            let box = CGRect(
                x: x + gap / 2, y: y + height * 0.11, width: key.width * stretch * unit - gap, height: height * 0.78)
            x += key.width * stretch * unit
            return shapes(of: key, in: box, scale: scale)
        }
    }

    private func shapes(of key: Key, in box: CGRect, scale: CGFloat) -> [Figure.Shape] {
        if case .text("") = key.cap { return [] }
        let isNumberPadDelete = isNumberPad && key.isFunction
        let fill = key.isProminent ? .accent : key.isFunction ? functionColor : keyColor
        let plate: [Figure.Shape] = isNumberPadDelete ? [] : [.rectangle(box, corner: 5, .fill(fill))]
        let middle = CGPoint(x: box.midX, y: box.midY)
        switch key.cap {
        case .text(let text):
            let size: CGFloat = text.count == 1 ? 22 : 16
            guard size * scale >= Figure.TextStyle.minimumSize - 2 else { return plate }
            let color: Figure.Color = key.isProminent ? .real(.white) : ink
            let style = Figure.TextStyle(
                color, size: max(size, Figure.TextStyle.minimumSize / scale), anchor: .middle)
            return plate + [.text(text, at: middle, style)]
        case .shift:
            let arrow: [(CGFloat, CGFloat)] = [(0, -8), (9, 1), (4, 1), (4, 8), (-4, 8), (-4, 1), (-9, 1)]
            let style = isShifted ? Figure.Style.fill(ink) : .stroke(ink, width: 1.5)
            return plate + [.polygon(arrow.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, style)]
        case .delete:
            let outline: [(CGFloat, CGFloat)] = [(-11, 0), (-5, -7), (10, -7), (10, 7), (-5, 7)]
            let line = Figure.Style.stroke(ink, width: 1.5)
            let shape = Figure.Shape.polygon(outline.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, line)
            let cross = [((-2.0, -3.5), (5.0, 3.5)), ((-2.0, 3.5), (5.0, -3.5))].map { start, end in
                Figure.Shape.line(
                    from: CGPoint(x: middle.x + start.0, y: middle.y + start.1),
                    to: CGPoint(x: middle.x + end.0, y: middle.y + end.1), line)
            }
            return plate + [shape] + cross
        }
    }
}

extension UIColor {
    /// Creates a color from its components, such as `0xD1D3D9`.
    fileprivate convenience init(rgb: Int) {
        self.init(
            red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
            alpha: 1)
    }
}
