extension UIView {
    func attach(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.drop(guide)
        layoutState.guides.append(guide)
        guide.belong(to: self)
        constraintsDidChange()
    }

    /// Removes a layout guide, and all constraints that refer to it.
    func drop(_ guide: UILayoutGuide) {
        guard let index = layoutState.guides.firstIndex(where: { $0 === guide }) else { return }
        for ancestor in selfAndAncestors {
            for constraint in ancestor.layoutState.constraints where constraint.items.contains(where: { $0 === guide })
            {
                ancestor.release(constraint)
            }
        }
        layoutState.guides.remove(at: index)
        guide.belong(to: nil)
        constraintsDidChange()
    }

    /// Returns one of the layout guides that every view has, and creates it on the first call.
    func builtInGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        builtInGuide(kind) { UILayoutGuide(kind, of: self) }
    }

    func builtInGuide<Guide: UILayoutGuide>(_ kind: UILayoutGuide.Kind, make: () -> Guide) -> Guide {
        if let guide = layoutState.builtInGuides[kind] as? Guide { return guide }
        let guide = make()
        layoutState.builtInGuides[kind] = guide
        return guide
    }

    /// The layout guides with variables, in a stable order.
    var guidesWithVariables: [UILayoutGuide] {
        layoutState.guides
            + [layoutState.builtInGuides[.readable], layoutState.builtInGuides[.content]].compactMap(\.self)
    }
}

extension UIView {
    /// Returns the height of the view's part that the keyboard covers from the bottom. Without a keyboard, it's that of
    /// the bottom safe area or 0.
    ///
    /// - Source: Apple, "followsUndockedKeyboard" and "usesBottomSafeArea".
    func heightOfKeyboard(usingSafeArea: Bool) -> CGFloat {
        let without = usingSafeArea ? safeAreaInsets.bottom : 0
        guard let window, let keyboard = window.application.phone?.keyboardFrame else { return without }
        let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: window as UIView)
        return max(without, bounds.maxY - frame.minY)
    }

    /// Returns the height of a view controller's bars in its view: that of the safe area, or that of the status bar and
    /// the containers' bars on systems without safe areas.
    func heightOfBars(at side: UILayoutGuide.VerticalSide) -> CGFloat {
        guard let window, !window.screen.hardware.hasSafeAreas else {
            return side == .top ? safeAreaInsets.top : safeAreaInsets.bottom
        }
        let bars = parents.controller.map(\.barsOfContainers) ?? .zero
        guard side == .top else { return bars.bottom }
        let statusBar = window.application.currentStatusBarFrame
        let height = min(statusBar.width, statusBar.height)
        return bars.top + max(0, height - max(0, convert(bounds, to: window).minY))
    }
}
