extension CALayer {
    /// Returns a copy of the layer with the values on the screen.
    func presentationCopy() -> CALayer? {
        guard selfAndAncestors.allSatisfy(\.waiting.isOnScreen) else { return nil }
        nonisolated(unsafe) let copy = makeLayer(presenting: self)
        copy.links.model = self
        // The layer of a view is read on the main thread only.
        if let owner = links.owner { MainActor.assumeIsolated { owner.present(in: copy) } }
        return copy
    }

    /// The keys of the animations of the layer's view.
    ///
    /// - Note: Undocumented by Apple. If a property has several animations, a number follows the key of all but the
    ///   first.
    var viewAnimationKeys: [String] { viewAnimationItems.map(\.key) }

    /// Returns an animation of the layer's view as an animation of Core Animation.
    func viewAnimation(forKey key: String) -> CAAnimation? {
        guard let item = viewAnimationItems.first(where: { $0.key == key }) else { return nil }
        let animation = CABasicAnimation(keyPath: item.path)
        animation.duration = item.animation.duration
        animation.isAdditive = item.path != ViewAnimation.PropertyChange.AnimatedKey.backgroundColor.rawValue
        return animation
    }

    /// Removes the animation with a key, or all if the key is `nil`.
    func removeAnimations(forKey key: String?) {
        let hasOwn = animations.contains { key == nil || $0.key == key }
        removeAnimations { key == nil || $0.key == key }
        guard let owner = links.owner, let phone = Phone.current, key == nil || !hasOwn else { return }
        let meant = viewAnimationItems.filter { key == nil || $0.key == key }
        MainActor.assumeIsolated {
            phone.viewAnimations.remove(
                where: { animation, change in
                    guard change.view === owner else { return false }
                    return key == nil
                        || meant.contains { $0.animation === animation && $0.path == change.key.rawValue }
                }, on: phone)
        }
    }

    /// Removes the animations of the views whose layers are this layer or its descendants.
    func removeViewAnimationsRecursively() {
        guard let owner = links.owner, let phone = Phone.current else { return }
        MainActor.assumeIsolated {
            guard !phone.viewAnimations.running.isEmpty else { return }
            phone.viewAnimations.remove(where: { $1.view?.isDescendant(of: owner) ?? false }, on: phone)
        }
    }

    /// The animations of the layer's view, with their keys and key paths.
    private var viewAnimationItems: [(key: String, path: String, animation: ViewAnimation)] {
        guard let owner = links.owner, let phone = Phone.current else { return [] }
        return MainActor.assumeIsolated {
            var counts: [String: Int] = [:]
            var items: [(key: String, path: String, animation: ViewAnimation)] = []
            for animation in phone.viewAnimations.running {
                for item in animation.items(of: owner) where item.key != .others {
                    let path = item.key.rawValue
                    counts[path, default: 0] += 1
                    let number = counts[path] ?? 1
                    items.append((number == 1 ? path : "\(path)-\(number)", path, animation))
                }
            }
            return items
        }
    }
}

extension UIView {
    /// The properties of the view on the screen.
    var presentedProperties: AnimatedProperties {
        var properties = AnimatedProperties(of: self)
        guard let phone = Phone.current else { return properties }
        for animation in phone.viewAnimations.running {
            animation.add(to: &properties, of: self, at: phone.timeline.now)
        }
        return properties
    }

    /// Sets the values of a presentation layer to those of the view on the screen.
    fileprivate func present(in layer: CALayer) {
        guard Phone.current != nil else { return }
        let properties = presentedProperties
        layer.geometry = properties.geometry
        layer.appearance.opacity = Float(properties.alpha)
        layer.appearance.setBackground(properties.color?.resolvedColor(with: traitCollection).cgColor)
    }
}

/// A class whose `init(layer:)` is required of every subclass, so that a layer of a class that is known only at run time
/// can be created. See `makeObject(of:)`.
///
/// The class is open, so that the compiler calls the initializer dynamically.
@_spi(Simulator)
open class PresentationInitializable: CALayer {
    public required override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

/// Creates a layer of the same class with `init(layer:)`, as Core Animation does.
///
/// A class that declares another initializer and not this one terminates the process, as on a phone.
private func makeLayer(presenting layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: PresentationInitializable.Type.self).init(layer: layer)
}
