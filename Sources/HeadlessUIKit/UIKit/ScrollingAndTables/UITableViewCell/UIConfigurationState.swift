/// The traits and states that a configuration depends on.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// Accesses a custom state of the app.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state that an app defines.
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
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    /// A Boolean value indicating whether the cell is in an editing state.
    ///
    /// A table view never sets it, because editing isn't supported.
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
