extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Before the cell is measured or laid out: its configuration follows the state.
    ///
    /// Open: what comes first. Here the configuration is updated by itself before the subclass and the handler are asked,
    /// and what these set is shown as it is: Apple's example in "configurationUpdateHandler" updates its own.
    func updateConfigurationIfNeeded() {
        guard mustUpdateConfiguration else { return }
        mustUpdateConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        // What was set meanwhile is for this state.
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

    /// Made when somebody asks for one of them.
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
