/// From one value to another as if by a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Of what hangs on the spring.
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Towards the end when positive.
    open var initialVelocity: CGFloat = 0

    /// When the spring has come to rest, in seconds; the duration does not follow it by itself.
    ///
    /// Open: how a phone estimates it. Here it is the time after which the swings stay below a thousandth of the way.
    open var settlingDuration: CFTimeInterval {
        let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let frequency = (stiffness / mass).squareRoot()
        // A spring that does not swing is as slow as the slower of its two parts.
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        let height = ratio < 1 ? (1 - ratio * ratio).squareRoot() : 1
        return log(1000 / height) / decay
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }
}
