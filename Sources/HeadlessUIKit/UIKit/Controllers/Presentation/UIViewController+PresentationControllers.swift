extension UIViewController {
    /// The controller of this one's presentation, or of a container's; before a presentation it is made, so that it can
    /// be set up.
    ///
    /// Source: Apple, "presentationController".
    var ownPresentationController: UIPresentationController? {
        if let active = lineage.lazy.compactMap(\.presentation).first { return active.original ?? active }
        return outermost.preparedPresentationController
    }

    /// The one for the next presentation, of the kind that the style asks for.
    private var preparedPresentationController: UIPresentationController {
        let style = styleOfPresentation
        if let prepared = preparedPresentation, prepared.style == style { return prepared.controller }
        let controller = makePresentationController(style)
        preparedPresentation = (style, controller)
        return controller
    }

    /// The style asked for, as the system has it.
    var styleOfPresentation: UIModalPresentationStyle {
        guard let hardware = screen?.hardware else { return modalPresentationStyle }
        return modalPresentationStyle.resolved(automatic: automaticPresentationStyle, on: hardware)
    }

    /// What has been set up, or else a new one; a custom one is the delegate's to make.
    func presentationController(from source: UIViewController) -> UIPresentationController {
        let custom =
            styleOfPresentation == .custom
            ? transitioningDelegate?.presentationController(
                forPresented: self, presenting: source.outermost, source: source) : nil
        return custom ?? preparedPresentationController
    }

    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet: UISheetPresentationController(style, presented: self)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        default: SystemPresentationController(style, presented: self)
        }
    }

    /// The style in which the controller is presented, from the moment its view has its place.
    var shownStyle: UIModalPresentationStyle? {
        presentation.flatMap { $0.isInPlace ? $0.presentationStyle : nil }
    }

    /// What holds the presented view, or the view itself.
    var placedView: UIView? { presentation?.transitionView ?? viewIfLoaded }

    /// This controller and what it presents, from back to front, as far as it is not covered by one that removes it.
    var shownChain: [UIViewController] {
        let chain = presentedChain
        let first = chain.lastIndex { $0.presentation?.shouldRemovePresentersView == true && $0 !== self } ?? 0
        return Array(chain[first...])
    }

    /// Whether nothing that the controller presents has removed its view.
    var isSeenItself: Bool { shownChain.first === self }

    /// What an animator gets to animate.
    var animatedView: UIView? { presentation?.presentedView ?? viewIfLoaded }

    var currentCoordinator: TransitionCoordinator? { lineage.lazy.compactMap(\.links.coordinator).first }

    func preferredContentSizeChanged(from old: CGSize) {
        guard preferredContentSize != old else { return }
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Who presented this controller, unless it is on its way out.
    var lastingPresenter: UIViewController? {
        links.presenter.flatMap { $0.lastingPresented === self ? $0 : nil }
    }
}
