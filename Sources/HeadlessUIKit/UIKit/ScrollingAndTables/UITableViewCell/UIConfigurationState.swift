/// The traits and states that a configuration depends on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// Accesses a custom state of the app.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state that an app defines.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The traits and states of a cell that its configuration depends on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct
/// - Differs: On a phone, the state also contains whether the cell is focused, disabled, or swiped, among others.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    /// A Boolean value indicating whether the cell is in an editing state.
    ///
    /// A table view never sets it here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/isediting
    /// - Differs: On a phone, a table view sets it while the cell is edited.
    public var isEditing = false
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
