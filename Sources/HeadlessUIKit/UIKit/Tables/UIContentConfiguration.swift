/// What a cell shows, as a value that makes the view for it.
public protocol UIContentConfiguration {
    /// A view that shows the configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// The configuration for a state: what nobody has customized has the values that are the default in it.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
