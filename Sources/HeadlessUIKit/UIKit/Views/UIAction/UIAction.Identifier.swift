extension UIAction {
    /// The identifier of an action.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenubuilder/action(for:), and
    ///   https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }
}
