/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A view that shows the configuration.
    func makeContentView() -> UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// What a configuration depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, as far as a configuration depends on it.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
