extension UIScrollView {
    /// Whether the touches that dragging would take away from the content may be taken.
    ///
    /// Source: Apple, "touchesShouldCancel(in:)": asked of each view that has been told of a touch, unless
    /// `canCancelContentTouches` answers for all.
    var mayCancelContentTouches: Bool {
        let views = scrollPan.attempt.received.filter { $0.news.isAnnounced && !$0.isOver }.compactMap(\.view)
        return views.allSatisfy { $0 === self || canCancelContentTouches && touchesShouldCancel(in: $0) }
    }
}

extension UIView {
    /// Whether the scroll views around the view let it hear of touches that begin.
    func isLet(begin touches: Set<UITouch>, with event: UIEvent) -> Bool {
        lineage.dropFirst().allSatisfy { view in
            (view as? UIScrollView)?.touchesShouldBegin(touches, with: event, in: self) ?? true
        }
    }
}
