import Foundation

/// The ticks of an axis.
struct AxisTicks: Equatable {
    /// The coordinates of the ticks, in points. Each is a multiple of the step.
    let values: [CGFloat]

    /// Creates ticks between two coordinates. There are about four steps, of 1, 2, or 5 times a power of ten.
    init(from start: CGFloat, to end: CGFloat) {
        let rough = max(Double(end - start) / 4, 1e-6)
        let power = pow(10, floor(log10(rough)))
        let step = ([1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10) * power
        let first = Int((Double(start) / step).rounded(.up))
        let last = Int((Double(end) / step).rounded(.down))
        values = first <= last ? (first...last).map { CGFloat(Double($0) * step) } : []
    }
}
