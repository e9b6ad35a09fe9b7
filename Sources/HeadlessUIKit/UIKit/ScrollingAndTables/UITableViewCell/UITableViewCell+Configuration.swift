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

    func showContentConfiguration() {
        setNeedsUpdateConfiguration()
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            if let madeLabels { addLabels(madeLabels) }
            return
        }
        for view in madeLabels?.views ?? [] { view.removeFromSuperview() }
        if let view = configuredView, type(of: view.configuration) == type(of: contentConfiguration) {
            view.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            contentView.addSubview(view)
            configuredView = view
        }
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
