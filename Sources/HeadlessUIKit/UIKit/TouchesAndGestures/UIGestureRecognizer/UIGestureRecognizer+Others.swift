/// The failure requirements and the prevention between gesture recognizers.
extension UIGestureRecognizer {
    /// The recognizers that share a touch with this one, in the order in which they receive it.
    var related: [UIGestureRecognizer] {
        var related: [UIGestureRecognizer] = []
        for other in (tracking.received + tracking.touches).flatMap(\.recognizers)
        where other !== self && !related.contains(where: { $0 === other }) {
            related.append(other)
        }
        return related
    }

    /// The recognizers that share a touch with this one, and those that wait for it to fail.
    var othersInvolved: [UIGestureRecognizer] {
        let related = related
        let waiting = (gestures?.live ?? []).filter { other in
            other !== self && other.isBound(to: self) && !related.contains { $0 === other }
        }
        return related + waiting
    }

    // MARK: Failure

    /// Returns a Boolean value indicating whether `require(toFail:)` of this recognizer was called with the other one.
    private func isBound(to other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
    }

    /// Returns a Boolean value indicating whether this recognizer requires another one to fail. The result is computed
    /// once per gesture.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if isBound(to: other) { return true }
        if let known = tracking.requirements[ObjectIdentifier(other)] { return known }
        let answer =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        tracking.requirements[ObjectIdentifier(other)] = answer
        return answer
    }

    /// A Boolean value indicating whether this recognizer has to wait for another one that can still recognize its
    /// gesture. It doesn't wait for recognizers that wait for it.
    var mustWait: Bool {
        let bound = requirements.compactMap(\.recognizer)
        return (bound + related.filter { other in !bound.contains { $0 === other } }).contains { other in
            other !== self && other.tracking.isUndecided && requiresFailure(of: other) && !other.waits(for: self)
        }
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        !tracking.wanted.isEmpty && requiresFailure(of: other)
    }

    /// Lets the recognizers that waited for this one enter their states, because this one has failed.
    func letOthersGo() {
        for other in gestures?.live ?? [] where other !== self { other.enterWantedStates() }
    }

    // MARK: Prevention

    /// Returns a Boolean value indicating whether this recognizer, when it recognizes its gesture, prevents another one
    /// from doing so.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !recognizesSimultaneously(with: other)
    }

    /// A Boolean value indicating whether a recognizer that shares a touch, and whose gesture is in progress, prevents
    /// this one from recognizing its gesture.
    var isPrevented: Bool {
        related.contains { $0.tracking.state.isActive && $0.prevents(self) }
    }

    /// Returns a Boolean value indicating whether the delegate of either recognizer allows both to recognize their
    /// gestures simultaneously.
    private func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    // MARK: Beginning

    /// A Boolean value indicating whether the views and the delegate allow the gesture to begin.
    ///
    /// - Source: Apple, "gestureRecognizerShouldBegin(_:)" of `UIView`: A slider answers for the recognizers of its
    ///   ancestors. The queried views are therefore the touched views and their ancestors up to the recognizer's view.
    ///
    /// - Note: Undocumented by Apple. The exact views that a phone queries are unknown.
    var mayBegin: Bool {
        var queried: [UIView] = []
        for start in tracking.received.map(\.view) + [view] {
            for view in start?.selfAndAncestors.prefix(through: view) ?? [] where !queried.contains(view) {
                queried.append(view)
                guard view.gestureRecognizerShouldBegin(self) else { return false }
            }
        }
        // If the delegate is one of the views, it was queried already.
        if let view = delegate as? UIView, queried.contains(view) { return true }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}

extension Sequence where Element: AnyObject {
    /// Returns the elements up to and including the given one.
    fileprivate func prefix(through last: Element?) -> [Element] {
        var elements: [Element] = []
        for element in self {
            elements.append(element)
            if element === last { break }
        }
        return elements
    }
}
