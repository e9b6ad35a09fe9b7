/// Who waits for whom, and who keeps whom from recognising its gesture.
extension UIGestureRecognizer {
    /// Those that share a touch with this one, in the order in which they hear of it.
    var related: [UIGestureRecognizer] {
        var related: [UIGestureRecognizer] = []
        for other in (attempt.received + attempt.touches).flatMap(\.recognizers)
        where other !== self && !related.contains(where: { $0 === other }) {
            related.append(other)
        }
        return related
    }

    /// Those that share a touch with this one, and those that wait for it.
    var othersInvolved: [UIGestureRecognizer] {
        let related = related
        let waiting = (gestures?.live ?? []).filter { other in
            other !== self && other.isBound(to: self) && !related.contains { $0 === other }
        }
        return related + waiting
    }

    // MARK: Failure

    /// Whether `require(toFail:)` was called.
    private func isBound(to other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
    }

    /// Whether this one may recognise its gesture only when another has failed; asked once an attempt.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if isBound(to: other) { return true }
        if let known = attempt.requirements[ObjectIdentifier(other)] { return known }
        let answer =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        attempt.requirements[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether another must fail first that might still recognise its gesture. Who waits for this one is not waited for.
    var mustWait: Bool {
        let bound = requirements.compactMap(\.recognizer)
        return (bound + related.filter { other in !bound.contains { $0 === other } }).contains { other in
            other !== self && other.attempt.isUndecided && requiresFailure(of: other) && !other.waits(for: self)
        }
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        !attempt.wanted.isEmpty && requiresFailure(of: other)
    }

    /// This one has failed: those that wait may not have to any longer.
    func letOthersGo() {
        for other in gestures?.live ?? [] where other !== self { other.takeWanted() }
    }

    // MARK: Prevention

    /// Whether this one, recognising its gesture, keeps another from doing so.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !mayGoOn(beside: other)
    }

    /// Whether one that shares a touch, and whose gesture goes on, keeps this one from recognising its own.
    var isPrevented: Bool {
        related.contains { $0.attempt.state.isActive && $0.prevents(self) }
    }

    /// Whether one of the two delegates lets both go on.
    private func mayGoOn(beside other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    // MARK: Beginning

    /// Whether the views and the delegate let the recogniser recognise its gesture.
    ///
    /// Source: Apple, "gestureRecognizerShouldBegin(_:)" of `UIView`: a slider answers for the recognisers around it. So
    /// the views with the touches are asked, and those around them up to the recogniser's. Open: which ones a phone asks.
    var mayBegin: Bool {
        var asked: [UIView] = []
        for start in attempt.received.map(\.view) + [view] {
            for view in start?.lineage.prefix(through: view) ?? [] where !asked.contains(view) {
                asked.append(view)
                guard view.gestureRecognizerShouldBegin(self) else { return false }
            }
        }
        // A view that is the delegate has answered.
        if let view = delegate as? UIView, asked.contains(view) { return true }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}

extension Sequence where Element: AnyObject {
    /// The elements up to one, which is the last of them.
    fileprivate func prefix(through last: Element?) -> [Element] {
        var elements: [Element] = []
        for element in self {
            elements.append(element)
            if element === last { break }
        }
        return elements
    }
}
