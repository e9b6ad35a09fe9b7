/// The identifier of a task that continues while the app is in the background.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier/invalid
    public static let invalid = Self(rawValue: 0)
}
