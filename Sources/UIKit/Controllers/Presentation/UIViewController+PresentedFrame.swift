extension UIViewController {
    /// How far below the safe area a sheet on a phone begins, in points.
    ///
    /// Open: Apple gives no figure.
    static let sheetGap: CGFloat = 10
    /// The size of a form sheet on an iPad, in points (Apple, "UIModalPresentationStyle" of earlier years).
    static let formSheetSize = CGSize(width: 540, height: 620)

    /// What holds the presented view, or the view itself.
    var placedView: UIView? { presentation?.transitionView ?? viewIfLoaded }

    /// Where the view of a presented controller lies in what it is presented in.
    ///
    /// On a phone that lies on its side, sheets fill the screen. A page sheet on an iPad is as wide as the portrait
    /// screen. Open: whether it still is from iOS 13 on; here it is.
    func presentedFrame(in container: CGRect) -> CGRect {
        guard let style = presentation?.style, style == .pageSheet || style == .formSheet, let screen else {
            return container
        }
        if screen.hardware.idiom == .phone {
            guard container.height > container.width else { return container }
            let top = (application?.safeAreaInsets(in: .portrait).top ?? 0) + Self.sheetGap
            return container.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        }
        let page = CGSize(width: min(container.width, container.height), height: container.height)
        let size = style == .formSheet ? Self.formSheetSize : page
        return container.insetBy(dx: (container.width - size.width) / 2, dy: (container.height - size.height) / 2)
    }
}
