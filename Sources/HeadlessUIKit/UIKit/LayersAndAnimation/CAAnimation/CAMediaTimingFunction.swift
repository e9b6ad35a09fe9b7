/// The pacing of an animation: a cubic curve from (0, 0) to (1, 1) that maps time to progress.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunction
/// - Differs: On a phone, the curve paces the intermediate values on the screen.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let points: [(Float, Float)]

    /// Creates a curve with two control points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(controlpoints:_:_:_:)
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        super.init()
    }

    /// Creates the predefined curve with the given name, or a linear one for an unknown name.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(name:); an unknown
    ///   name is undocumented.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Returns `nil`, because there are no archives here. Subclasses must implement the initializer, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscoding/init(coder:)
    /// - Differs: On a phone, the initializer reads an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Writes the coordinates of one of the four points. The first and the last one are the end points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunction/getcontrolpoint(at:values:)
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        (ptr[0], ptr[1]) = points[idx]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return zip(points, other.points).allSatisfy { $0 == $1 }
    }

    open override var hash: Int { points.map { [$0.0, $0.1] }.hashValue }
}

/// The names of the predefined timing functions.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing function of most system animations.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/default
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
