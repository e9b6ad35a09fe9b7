extension UIScrollView {
    /// A Boolean value indicating whether a drag may cancel the touches that views of the content have received.
    ///
    /// - Source: Apple, "touchesShouldCancel(in:)": The method is called for each view that has received a touch,
    ///   unless `canCancelContentTouches` is `false`.
    var mayCancelContentTouches: Bool {
        let views = scrollPan.tracking.received.filter { $0.pendingEvents.isAnnounced && !$0.isOver }.compactMap(\.view)
        return views.allSatisfy { $0 === self || canCancelContentTouches && touchesShouldCancel(in: $0) }
    }
}

extension UIView {
    /// Returns a Boolean value indicating whether the enclosing scroll views allow the view to receive touches that
    /// begin.
    func isLet(begin touches: Set<UITouch>, with event: UIEvent) -> Bool {
        selfAndAncestors.dropFirst().allSatisfy { view in
            (view as? UIScrollView)?.touchesShouldBegin(touches, with: event, in: self) ?? true
        }
    }
}
