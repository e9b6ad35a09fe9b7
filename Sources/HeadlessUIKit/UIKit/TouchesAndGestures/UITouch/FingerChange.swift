/// An action of one finger at a moment. Simultaneous changes are delivered in one event.
@_spi(Simulator)
public struct FingerChange: Equatable, Sendable {
    /// The number that identifies the finger while it's on the screen.
    public let finger: Int
    public let action: Action

    /// An action of a finger. Points are in the screen's coordinates.
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
