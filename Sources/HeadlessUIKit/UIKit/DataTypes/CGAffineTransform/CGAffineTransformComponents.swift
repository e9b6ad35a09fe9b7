/// The components of a transform, applied in this order: scale, shear, rotation, translation.
///
/// - Source: Apple, "CGAffineTransformComponents" (iOS 16).
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y. A mirrored transform has a negative height.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents/scale; which
    ///   factor of a mirrored transform is negative is undocumented.
    public var scale: CGSize
    /// The displacement along x per unit of y: the matrix `[1 0 shear 1]`.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents/horizontalshear;
    ///   the matrix: Apple's header `CGAffineTransform.h`.
    public var horizontalShear: CGFloat
    /// The rotation, in radians.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents/init(scale:horizontalshear:rotation:translation:)-4uvq2;
    ///   the unit: Apple's header `CGAffineTransform.h`.
    public var rotation: CGFloat
    /// The translation, in points.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents/init(scale:horizontalshear:rotation:translation:)-4uvq2
    public var translation: CGVector

    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}
