/// The priority of a constraint, from above 0 to 1000. Constraints with a priority of 1000 are required.
///
/// A constraint takes precedence over any number of constraints with lower priorities. Source: Apple,
/// "NSLayoutConstraint.priority".
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The priority of a required constraint. It's the highest.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/required
    public static let required = UILayoutPriority(1000)
    /// The default priority with which a view resists being smaller than its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh; the value: Apple's
    ///   header.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize the app's window. This implementation doesn't model such drags.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcanresizescene; the value:
    ///   Apple's header.
    /// - Differs: On a phone, the priority is that of a drag that can resize the app's window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which the app's window keeps its size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/scenesizestayput; the value: Apple's
    ///   header.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that can't resize the app's window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcannotresizescene; the value:
    ///   Apple's header.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which a view resists being larger than its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow; the value: Apple's
    ///   header.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which `systemLayoutSizeFitting(_:)` fits the target size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel; the value: Apple's
    ///   header.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
