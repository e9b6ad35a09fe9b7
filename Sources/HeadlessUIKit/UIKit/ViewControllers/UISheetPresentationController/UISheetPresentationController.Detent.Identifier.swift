extension UISheetPresentationController.Detent {
    /// The identifier of a detent.
    ///
    /// The raw values are the same as on a phone.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct;
    ///   there's no source for the raw values.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public static let medium = Identifier("com.apple.UIKit.medium")
        public static let large = Identifier("com.apple.UIKit.large")
    }
}
