import Foundation

extension Figure {
    /// The violations of the rules in the documentation of `Figure`, in words. It's empty for every built-in kind of
    /// figure.
    package var faults: [String] {
        var faults: [String] = []
        if title.isEmpty { faults.append("the title is empty") }
        if description.isEmpty { faults.append("the description is empty") }
        for panel in panels {
            let size = panel.outerSize
            if size.width > Panel.maximumWidth { faults.append("a panel is \(SVG.number(size.width)) units wide") }
            let canvas = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
            for text in panel.allShapes.flatMap({ $0.texts(in: .identity) }) {
                if text.size < TextStyle.minimumSize - 0.01 {
                    faults.append("“\(text.text)” is \(SVG.number(text.size)) units high")
                }
                if !text.isCut, !text.corners.allSatisfy(canvas.contains) {
                    faults.append("“\(text.text)” leaves its panel")
                }
            }
        }
        return faults
    }
}
