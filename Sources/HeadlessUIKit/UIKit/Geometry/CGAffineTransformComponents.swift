/// The parts a transform is made of, applied in this order: scale, shear, rotation, translation.
///
/// Source: Apple, "CGAffineTransformComponents" (iOS 16).
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y; a mirror image has a negative height.
    public var scale: CGSize
    /// How far y pushes along x: the matrix `[1 0 shear 1]`.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    /// Points.
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
