extension UIApplication {
    /// Who hears of a turn by the methods that iOS 8 deprecated: all controllers that show, but for those that override
    /// `viewWillTransition(to:with:)`.
    ///
    /// Source: Apple, WWDC 2014, session 214, and those who tried it ("They won't get called once you implement
    /// viewWillTransitionToSize:withTransitionCoordinator:", blog.inferis.org, "iOS 8 and interface orientation"). Before
    /// iOS 8 nobody calls that method. Open: whether one that overrides it keeps its children from hearing, too; here
    /// everybody counts alone.
    var listenersOfOldRotation: [any OldRotating] {
        allWindows.filter(\.isShown).compactMap(\.rootViewController).flatMap(\.shownTree).filter {
            !screen.hardware.turnsScreen || !$0.overridesSizeTransition
        }
    }
}

/// What is deprecated and still called: by way of a protocol, which the compiler does not mind.
@MainActor
protocol OldRotating {
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
}

extension UIViewController: OldRotating {}

extension UIViewController {
    /// This controller, those inside it, and what they present, as far as their views show.
    fileprivate var shownTree: [UIViewController] {
        let own = viewIfLoaded?.window == nil ? [] : [self]
        return own + children.flatMap(\.shownTree) + (presented?.shownTree ?? [])
    }

    /// Whether a subclass overrides `viewWillTransition(to:with:)`.
    fileprivate var overridesSizeTransition: Bool { SizeTransitionOverride.isIn(type(of: self)) }
}

/// Finds out whether a class overrides `viewWillTransition(to:with:)`.
///
/// On a phone Objective-C tells. Swift does not, so its tables of methods are compared: two classes of which one overrides
/// the method, and only that, show where in the table it stands.
@MainActor
private enum SizeTransitionOverride {
    private final class Overriding: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        }
    }

    private final class Plain: UIViewController {}

    /// Nil if the tables are not as expected; then no class counts as one that overrides.
    private static let place: Int? = {
        let (base, other, plain) = (table(UIViewController.self), table(Overriding.self), table(Plain.self))
        let count = min(base.count, other.count, plain.count)
        let places = (0..<count).filter { other[$0] != base[$0] && plain[$0] == base[$0] }
        return places.count == 1 ? places[0] : nil
    }()

    static func isIn(_ type: UIViewController.Type) -> Bool {
        guard let place else { return false }
        return table(type)[place] != table(UIViewController.self)[place]
    }

    /// The members in the metadata of a class. Source: Swift, "TypeMetadata.md", class metadata.
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
