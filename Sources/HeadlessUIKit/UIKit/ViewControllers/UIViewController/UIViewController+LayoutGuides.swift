extension UIViewController {
    func barsGuide(at side: UILayoutGuide.VerticalSide) -> BarsLayoutGuide {
        let view: UIView = view
        return view.builtInGuide(.bars(side)) { BarsLayoutGuide(.bars(side), of: view) }
    }

    /// The space that the bars of all ancestor containers cover in the view controller's view, in points.
    var barsOfContainers: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        for controller in selfAndAncestors { insets = insets.adding(controller.parent?.barInsets(for: controller)) }
        return insets
    }

    /// The minimum margins that the system determines for the view controller's view.
    ///
    /// Apple documents that they range from 16 to 20 on an iPhone ("ContentMarginGuide.container").
    ///
    /// - Note: Undocumented by Apple. This implementation changes the margin from 16 to 20 at a width of 414 points. On
    ///   phones 16 is read up to 402 points, and 20 from 414 points on.
    var systemMargins: NSDirectionalEdgeInsets {
        guard let width = viewIfLoaded?.bounds.width else { return NSDirectionalEdgeInsets() }
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
