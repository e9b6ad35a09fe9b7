/// A rectangle of a view that constraints can refer to without an additional view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    private(set) var kind = Kind.custom
    /// The frame from the most recent layout, for a guide that constraints position.
    var solvedFrame = CGRect.zero
    private weak var owner: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a guide that belongs to a view without having been added to it.
    convenience init(_ kind: Kind, of owner: UIView) {
        self.init()
        self.kind = kind
        self.owner = owner
        identifier = kind.identifier
    }

    /// The identifier of the guide, which appears in messages.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide/identifier
    open var identifier = ""

    /// The view that owns the guide. Setting the property adds the guide to the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide/owningview; the page advises against
    ///   setting the property.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The frame of the guide in its owning view's coordinates. It's valid after the layout of the owning view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
    open var layoutFrame: CGRect { owner.map { frame(in: $0) } ?? .zero }

    /// A Boolean value indicating whether the constraints allow more than one position or size of the guide.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide/hasambiguouslayout
    open var hasAmbiguousLayout: Bool { owner?.outermost.isAmbiguous(self) ?? false }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// Sets the owner after a view has added or removed the guide.
    func belong(to owner: UIView?) {
        self.owner = owner
    }
}
