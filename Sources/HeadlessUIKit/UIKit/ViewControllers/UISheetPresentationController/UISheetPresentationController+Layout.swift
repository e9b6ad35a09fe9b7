extension UISheetPresentationController {
    /// The radius of the sheet's corners, in points.
    ///
    /// - Note: Undocumented by Apple. The value is measured on versions before iOS 26.
    static let cornerRadius: CGFloat = 10

    /// An active detent and the height of the sheet at it, in points, without the bottom safe area.
    struct Resolved {
        var identifier: Detent.Identifier
        var value: CGFloat
    }

    func geometry(in container: CGRect) -> SheetGeometry {
        let window = containerView?.window ?? presentedViewController.windowAround
        let isUpright = container.height > container.width
        return SheetGeometry(
            container: container,
            traits: containerView?.traitCollection ?? presentedViewController.traitCollection,
            uprightSafeArea: window?.screenInsets(in: .portrait) ?? .zero,
            bottom: window?.screenInsets(in: isUpright ? .portrait : .landscapeLeft).bottom ?? 0
        )
    }

    /// Returns the active detents in a container, from the lowest to the highest.
    func activeDetents(in geometry: SheetGeometry) -> [Resolved] {
        detents.compactMap { detent in
            detent.resolvedValue(in: geometry).map {
                Resolved(identifier: detent.identifier, value: min($0, geometry.maximumDetentValue))
            }
        }.sorted { $0.value < $1.value }
    }

    /// Returns the current detent of the sheet: the selected one, or else the lowest.
    func currentDetent(in geometry: SheetGeometry) -> Resolved? {
        let active = activeDetents(in: geometry)
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    func frame(in geometry: SheetGeometry) -> CGRect {
        guard geometry.isNarrow else {
            return geometry.centeredFrame(
                isForm: presentationStyle == .formSheet, preferred: presentedViewController.preferredContentSize)
        }
        guard geometry.isLow else { return geometry.attachedFrame(value: currentDetent(in: geometry)?.value) }
        guard prefersEdgeAttachedInCompactHeight else { return geometry.container }
        let preferred = presentedViewController.preferredContentSize.width
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
        return geometry.attachedFrame(
            value: currentDetent(in: geometry)?.value, width: follows ? preferred : nil)
    }

    /// A Boolean value indicating whether the content below the sheet is dimmed.
    var dims: Bool {
        guard let containerView, let largest = largestUndimmedDetentIdentifier else { return true }
        let geometry = geometry(in: containerView.bounds)
        guard geometry.isNarrow, let current = currentDetent(in: geometry),
            let limit = activeDetents(in: geometry).first(where: { $0.identifier == largest })
        else { return true }
        return current.value > limit.value
    }

    /// Updates the frame and the appearance of the sheet. The strength of the dimming follows published measurements of
    /// a phone.
    func update() {
        guard let transitionView else { return }
        transitionView.backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil
        let sheet = roundedContentView
        let frame = frameOfPresentedViewInContainerView
        let fills = frame == transitionView.bounds
        sheet.showsGrabber = prefersGrabberVisible && !fills
        sheet.layer.cornerRadius = fills ? 0 : preferredCornerRadius ?? Self.cornerRadius
        if sheet.superview === transitionView { sheet.frame = frame }
    }
}
