/// A rectangle of a view that constraints can be about, without a view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    private(set) var kind = Kind.placed
    /// What the last layout came to, for a guide that constraints place.
    var placedFrame = CGRect.zero
    private weak var owner: UIView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A guide that belongs to a view and is none of those that were added to it.
    convenience init(_ kind: Kind, of owner: UIView) {
        self.init()
        self.kind = kind
        self.owner = owner
        identifier = kind.identifier
    }

    /// A name, which messages show.
    open var identifier = ""

    /// The view that the guide was added to; setting it adds it.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// In points of the owning view; right after the owning view has laid out.
    open var layoutFrame: CGRect { owner.map { frame(in: $0) } ?? .zero }

    /// Whether constraints leave more than one place or size to the guide.
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

    /// The guide has another owner, which has taken it in or let it go.
    func belong(to owner: UIView?) {
        self.owner = owner
    }
}
