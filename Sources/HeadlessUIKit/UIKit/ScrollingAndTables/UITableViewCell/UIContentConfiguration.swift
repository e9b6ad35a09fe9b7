/// The content of a cell, as a value that creates the view for it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// Returns a copy of the configuration for the given state.
    ///
    /// Properties that aren't customized get their default values for that state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration and updates when the configuration is set.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentview-5fh3z
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
