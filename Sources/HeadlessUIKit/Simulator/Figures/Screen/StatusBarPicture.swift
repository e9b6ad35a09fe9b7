import Foundation

/// The informative parts of the status bar: the time and the battery, in the color of the bar's style.
struct StatusBarPicture {
    /// The frame of the bar, in the coordinates of the upright interface.
    let frame: CGRect
    let cutout: Device.Cutout
    let color: Figure.Color
    /// The number of user units per point.
    var scale: CGFloat = 1

    var shapes: [Figure.Shape] {
        let isLow = frame.height <= 24
        let size: CGFloat = isLow ? 12 : 16
        let y = cutout == .none ? frame.midY : frame.minY + frame.height * 0.58
        // A cutout leaves an area on either side of it. Without one, the time is in the middle.
        let ear = (frame.width - 210) / 2
        let time = CGPoint(x: cutout == .none ? frame.midX : frame.minX + ear / 2 + 6, y: y)
        let end = cutout == .none ? frame.maxX - 8 : frame.maxX - ear / 2 + 10
        let style = Figure.TextStyle(color, size: size, isBold: true, anchor: .middle)
        // If the bar isn't tall enough for legible letters, a bar replaces the time.
        let isHighEnough = frame.height * scale >= Figure.TextStyle.minimumSize
        let legible = LegibleText(scale: scale)
        let clock = legible.shape(
            "9:41", at: time, style, room: frame.minX...frame.maxX, isSingle: isHighEnough)
        return [clock] + battery(right: end, y: y, height: isLow ? 10 : 12)
    }

    private func battery(right: CGFloat, y: CGFloat, height: CGFloat) -> [Figure.Shape] {
        let box = CGRect(x: right - height * 2.2, y: y - height / 2, width: height * 2, height: height)
        let pole = CGRect(x: box.maxX + 1, y: y - height / 6, width: 2, height: height / 3)
        return [
            .rectangle(box, corner: 3, .stroke(color, width: 1)),
            .rectangle(box.insetBy(dx: 2, dy: 2), corner: 1.5, .fill(color)),
            .rectangle(pole, corner: 1, .fill(color)),
        ]
    }
}
