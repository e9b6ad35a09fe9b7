extension UIViewController {
    func toolbarItemsDidChange() {
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.showToolbarItems()
    }

    /// The list that the controller is about: its view, or the first subview.
    var contentList: UIScrollView? { viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView }

    /// Whether the first list is at its end, or there is none.
    var isAtBottomEdge: Bool {
        guard let list = contentList else { return true }
        return list.contentOffset.y + list.bounds.height >= list.contentSize.height + list.adjustedContentInset.bottom
    }

    /// Lets the first list's content keep from bars that cover it, where there are no safe areas; nil leaves an edge alone.
    ///
    /// Source: Apple, "automaticallyAdjustsScrollViewInsets".
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

    /// Containers are asked from the inside out.
    ///
    /// Source: Apple, "show(_:sender:)".
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
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = UIBarButtonItem()
        item.onTap = { [weak self] in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
        ownEditButtonItem = item
        item.showsEditing(isEditing)
        return item
    }
}

/// What is deprecated and still asked: by way of a protocol, which the compiler does not mind.
@MainActor
private protocol InsetAdjusting {
    var automaticallyAdjustsScrollViewInsets: Bool { get }
}

extension UIViewController: InsetAdjusting {
    fileprivate var adjustsInsets: Bool { (self as any InsetAdjusting).automaticallyAdjustsScrollViewInsets }
}

extension UIBarButtonItem {
    func showsEditing(_ isEditing: Bool) {
        title = isEditing ? SystemItem.done.title : SystemItem.edit.title
        style = isEditing ? .done : .plain
    }
}
