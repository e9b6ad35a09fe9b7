extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Updates the configuration for the current state before the cell is measured or laid out, if necessary.
    ///
    /// - Note: Undocumented by Apple. This implementation updates the content configuration before it calls the
    ///   subclass's method and the handler, and displays the configuration that these set without updating it again.
    ///   The example in Apple's "configurationUpdateHandler" updates its configuration itself.
    func updateConfigurationIfNeeded() {
        guard mustUpdateConfiguration else { return }
        mustUpdateConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        // A configuration that the subclass or the handler has set already reflects this state.
        mustUpdateConfiguration = false
    }

    /// Displays the content configuration in the content view, or replaces the content view.
    func showContentConfiguration() {
        setNeedsUpdateConfiguration()
        guard let contentConfiguration else { return replaceContentView(by: UIView()) }
        if let view = contentView as? UIView & UIContentView,
            type(of: view.configuration) == type(of: contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else {
            replaceContentView(by: contentConfiguration.makeContentView())
        }
    }

    private func replaceContentView(by view: UIView) {
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        contentView.isOutlinedIfEmpty = false
        madeLabels = nil
        clearedBackgrounds = []
        setNeedsLayout()
    }

    /// The labels and the image view, created on first access.
    var labels: Labels {
        if let madeLabels { return madeLabels }
        let labels = Labels(style, tint: tintColor)
        madeLabels = labels
        addLabels(labels)
        return labels
    }

    private func addLabels(_ labels: Labels) {
        for view in labels.views { contentView.addSubview(view) }
        setNeedsLayout()
    }
}
