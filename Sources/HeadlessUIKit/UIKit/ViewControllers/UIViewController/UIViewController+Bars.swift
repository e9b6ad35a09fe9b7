extension UIViewController {
    func toolbarItemsDidChange() {
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.showToolbarItems()
    }

    /// The scroll view that contains the controller's content: the view itself, or its first subview.
    var contentList: UIScrollView? { viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView }

    /// A Boolean value indicating whether the content's scroll view is at its end. It is `true` if there is no scroll
    /// view.
    var isAtBottomEdge: Bool {
        guard let list = contentList else { return true }
        return list.contentOffset.y + list.bounds.height >= list.contentSize.height + list.adjustedContentInset.bottom
    }

    /// Adjusts the insets of the content's scroll view for bars that cover it, on versions without safe areas.
    ///
    /// - Source: Apple, "automaticallyAdjustsScrollViewInsets".
    ///
    /// - Parameter top: The inset from a bar at the top, in points, or `nil` to keep the current inset.
    /// - Parameter bottom: The inset from a bar at the bottom, in points, or `nil` to keep the current inset.
    func keepContentFromBars(top: CGFloat?, bottom: CGFloat?) {
        guard let screen, !screen.hardware.hasSafeAreas, adjustsInsets, let contentList else {
            return
        }
        let old = insetsFromBars
        insetsFromBars.top = top ?? old.top
        insetsFromBars.bottom = bottom ?? old.bottom
        guard insetsFromBars != old else { return }
        let isAtTop = contentList.contentOffset.y <= -old.top
        contentList.contentInset.top += insetsFromBars.top - old.top
        contentList.contentInset.bottom += insetsFromBars.bottom - old.bottom
        if isAtTop { contentList.contentOffset.y = -contentList.contentInset.top }
    }

    /// Shows a view controller in the innermost container that handles the call, or presents it if there is no
    /// container.
    ///
    /// - Source: Apple, "show(_:sender:)".
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent { parent.show(controller, sender: sender) } else { present(controller, animated: true) }
    }

    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    func makeEditButtonItem() -> UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem()
        item.onTap = { [weak self] in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
        storedEditButtonItem = item
        item.showsEditing(isEditing)
        return item
    }
}

/// A protocol through which a deprecated property is read without a compiler warning.
@MainActor
private protocol DeprecatedInsetAdjustment {
    var automaticallyAdjustsScrollViewInsets: Bool { get }
}

extension UIViewController: DeprecatedInsetAdjustment {
    fileprivate var adjustsInsets: Bool { (self as any DeprecatedInsetAdjustment).automaticallyAdjustsScrollViewInsets }
}

extension UIBarButtonItem {
    func showsEditing(_ isEditing: Bool) {
        title = isEditing ? SystemItem.done.title : SystemItem.edit.title
        style = isEditing ? .prominent : .plain
    }
}
