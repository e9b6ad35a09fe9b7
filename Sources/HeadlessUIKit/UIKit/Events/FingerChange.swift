/// What one finger does at a moment; several that change at once make one event.
@_spi(Simulator)
public struct FingerChange: Equatable, Sendable {
    /// Tells a finger from the others, as long as it is on the screen.
    public let finger: Int
    public let action: Action

    /// Points are in the coordinates of the screen.
    public enum Action: Equatable, Sendable {
        case press(CGPoint)
        case move(CGPoint)
        case lift
    }

    public init(finger: Int, action: Action) {
        self.finger = finger
        self.action = action
    }
}
