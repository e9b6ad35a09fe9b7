import Foundation

extension Figure.ViewGeometry {
    /// A description of the transform, with its operations in the order in which they apply.
    var transformDescription: String {
        let parts = transform.decomposed()
        let degrees = PlainNumber.text(parts.rotation * 180 / .pi, decimals: 2)
        let scale = [parts.scale.width, parts.scale.height].map(DumpText.number)
        let shear = DumpText.number(parts.horizontalShear)
        let move = [parts.translation.dx, parts.translation.dy].map(DumpText.number)
        let operations = [
            scale == ["1", "1"] ? nil : "scaled by \(scale[0]) and \(scale[1])",
            shear == "0" ? nil : "sheared by \(shear)",
            degrees == "0" ? nil : "turned by \(degrees)°",
            move == ["0", "0"] ? nil : "moved by \(move[0]) and \(move[1])",
        ].compactMap { $0 }
        return operations.isEmpty ? "identity" : operations.joined(separator: ", ")
    }

    var description: String {
        """
        A view with bounds \(DumpText.rect(bounds)), center \(DumpText.point(center)) and anchor point \
        \(DumpText.point(anchorPoint)); transform: \(transformDescription). Its frame is \(DumpText.rect(frame)).
        """
    }
}
