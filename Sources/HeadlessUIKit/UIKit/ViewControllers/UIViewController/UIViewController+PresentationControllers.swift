extension UIViewController {
    /// The presentation controller of this view controller or of a container. Before a presentation it is created, so
    /// that it can be configured.
    ///
    /// - Source: Apple, "presentationController".
    var currentPresentationController: UIPresentationController? {
        if let active = selfAndAncestors.lazy.compactMap(\.presentation).first { return active.original ?? active }
        return outermost.preparedPresentationController
    }

    /// The presentation controller for the next presentation, of the class for the current style.
    private var preparedPresentationController: UIPresentationController {
        let style = styleOfPresentation
        if let prepared = presentationState.prepared, prepared.style == style { return prepared.controller }
        let controller = makePresentationController(style)
        presentationState.prepared = (style, controller)
        return controller
    }

    /// The style for the next presentation, as the system resolves it.
    var styleOfPresentation: UIModalPresentationStyle { resolved(modalPresentationStyle) }

    /// The style that the system chooses.
    var systemPresentationStyle: UIModalPresentationStyle { resolved(.automatic) }

    private func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard let hardware = screen?.hardware else { return style == .automatic ? automaticPresentationStyle : style }
        return style.resolved(automatic: automaticPresentationStyle, on: hardware)
    }

    /// Returns the prepared presentation controller, or a new one. The delegate creates a custom one.
    func presentationController(from source: UIViewController) -> UIPresentationController {
        let custom =
            styleOfPresentation == .custom
            ? transitioningDelegate?.presentationController(
                forPresented: self, presenting: source.outermost, source: source) : nil
        return custom ?? preparedPresentationController
    }

    func standardPresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet: UISheetPresentationController(style, presented: self)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        default: SystemPresentationController(style, presented: self)
        }
    }

    /// The style in which the view controller is presented, from the moment its view is positioned.
    var effectivePresentationStyle: UIModalPresentationStyle? {
        presentation.flatMap { $0.isPositioned ? $0.presentationStyle : nil }
    }

    /// The container of the presented view, or the view itself.
    var installedView: UIView? { presentation?.transitionView ?? viewIfLoaded }

    /// The visible view controllers, from this one to the front: without those whose views a presentation has removed.
    var visibleChain: [UIViewController] {
        let chain = presentedChain
        let first = chain.lastIndex { $0.presentation?.shouldRemovePresentersView == true && $0 !== self } ?? 0
        return Array(chain[first...])
    }

    /// A Boolean value indicating whether no presentation has removed the view controller's view.
    var isSeenItself: Bool { visibleChain.first === self }

    /// The view that an animator animates.
    var animatedView: UIView? { presentation?.presentedView ?? viewIfLoaded }

    var currentCoordinator: TransitionCoordinator? { selfAndAncestors.lazy.compactMap(\.links.coordinator).first }

    func preferredContentSizeChanged(from old: CGSize) {
        guard preferredContentSize != old else { return }
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// The view controller that presented this one, unless this one is being dismissed.
    var lastingPresenter: UIViewController? {
        links.presenter.flatMap { $0.lastingPresented === self ? $0 : nil }
    }
}
