/// An animation from one value to another that follows the motion of a spring.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object attached to the spring.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation/mass
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// The initial velocity of the object. A positive value is directed toward the end value.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation/initialvelocity
    open var initialVelocity: CGFloat = 0

    /// The estimated time until the spring is at rest, in seconds. It doesn't determine the duration of the animation.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the time after which the oscillations remain below a
    ///   thousandth of the distance. Apple's page names about 2.85 seconds for a damping of 5, and just over a second
    ///   for 15; here, these are 2.78 and 0.98 seconds.
    /// - Source: https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration
    open var settlingDuration: CFTimeInterval {
        let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let frequency = (stiffness / mass).squareRoot()
        // A spring that doesn't oscillate has two exponential terms. The slower one determines the time.
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        let height = ratio < 1 ? (1 - ratio * ratio).squareRoot() : 1
        return log(1000 / height) / decay
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }
}
