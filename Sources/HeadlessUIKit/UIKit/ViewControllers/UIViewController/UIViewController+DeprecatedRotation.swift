extension UIApplication {
    /// The view controllers that receive the rotation methods that iOS 8 deprecated: all with a visible view, except
    /// those that override `viewWillTransition(to:with:)`.
    ///
    /// - Source: Apple, WWDC 2014, session 214, and published reports ("They won't get called once you implement
    ///   viewWillTransitionToSize:withTransitionCoordinator:", blog.inferis.org, "iOS 8 and interface orientation").
    ///   Before iOS 8, UIKit doesn't call that method.
    ///
    /// - Note: Undocumented by Apple whether an override also excludes the view controller's children. This
    ///   implementation considers each view controller separately.
    var deprecatedRotationListeners: [any DeprecatedRotationMethods] {
        allWindows.filter(\.isShown).compactMap(\.rootViewController).flatMap(\.visibleTree).filter {
            !screen.hardware.turnsScreen || !$0.overridesSizeTransition
        }
    }
}

/// A protocol through which deprecated methods are called without a compiler warning.
@MainActor
protocol DeprecatedRotationMethods {
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
}

extension UIViewController: DeprecatedRotationMethods {}

extension UIViewController {
    /// This view controller, its descendants, and the view controllers they present, if their views are in a window.
    fileprivate var visibleTree: [UIViewController] {
        let current = viewIfLoaded?.window == nil ? [] : [self]
        return current + children.flatMap(\.visibleTree) + (presented?.visibleTree ?? [])
    }

    /// A Boolean value indicating whether a subclass overrides `viewWillTransition(to:with:)`.
    fileprivate var overridesSizeTransition: Bool { SizeTransitionOverride.isIn(type(of: self)) }
}

/// A detector of classes that override `viewWillTransition(to:with:)`.
///
/// On a phone, the Objective-C runtime provides this information. Swift doesn't, so the method tables of classes are
/// compared. Two classes, of which one overrides only this method, show its position in the table.
@MainActor
private enum SizeTransitionOverride {
    private final class Overriding: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        }
    }

    private final class Plain: UIViewController {}

    /// The position of the method in the table. If the tables have an unexpected form, it is `nil`, and no class counts
    /// as overriding the method.
    private static let index: Int? = {
        let (base, other, plain) = (table(UIViewController.self), table(Overriding.self), table(Plain.self))
        let count = min(base.count, other.count, plain.count)
        let indices = (0..<count).filter { other[$0] != base[$0] && plain[$0] == base[$0] }
        return indices.count == 1 ? indices[0] : nil
    }()

    static func isIn(_ type: UIViewController.Type) -> Bool {
        guard let index else { return false }
        return table(type)[index] != table(UIViewController.self)[index]
    }

    /// Returns the members in the metadata of a class. Source: Swift, "TypeMetadata.md", class metadata.
    private static func table(_ type: UIViewController.Type) -> UnsafeBufferPointer<UInt> {
        #if canImport(ObjectiveC)
            let (sizes, members) = (7, 10)
        #else
            let (sizes, members) = (4, 7)
        #endif
        let words = unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
        let size = words[sizes] & 0xFFFF_FFFF
        let addressPoint = words[sizes] >> 32
        let count = Int(size - addressPoint) / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: words + members, count: max(count - members, 0))
    }
}
