/// A rectangle that is drawn: where it lies, how it looks, and the layers in it.
///
/// A view is drawn with one and has its place in it; the layers of its subviews are among the sublayers. A layer stands by
/// itself, too. It belongs to no actor: whoever has it may change it, but that of a view only on the main thread.
///
/// Members that subclasses override are declared here; the work is done in the extensions, a file for each behaviour.
/// Pictures show a layer with its values: there is nothing in between, and so no other layer to ask for it.
open class CALayer: NSObject, Associating {
    final var associations: Associations?
    var geometry = ViewGeometry(frame: .zero)
    var look = Look()
    var links = Links()
    /// What lies in the layer, from back to front as long as no `zPosition` says otherwise.
    var layers: [CALayer] = []
    /// How many of these belong to no subview, and whether this one does not.
    var looseLayers = 0
    var isLoose = false
    var animations: [RunningAnimation] = []
    var waiting = Waiting()
    /// Whether a view is drawn with the layer.
    var isOfView = false

    public override init() {
        super.init()
    }

    /// A copy of a layer's values, without its place among other layers.
    ///
    /// Core Animation makes such copies as it animates, and subclasses copy what they have themselves; here nobody makes
    /// them but an app.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// There are no archives of layers here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        for layer in layers { layer.links.superlayer = nil }
    }

    /// The layer with the values on the screen; here the layer itself, because its values are on the screen at once.
    open func presentation() -> Self? { self }
    /// The layer with the values that it was given: itself.
    open func model() -> Self { self }

    /// Whoever draws or lays out; that of a view's layer is the view and must stay it (Apple, "delegate").
    open var delegate: (any CALayerDelegate)? {
        get { links.owner ?? links.delegate }
        set { setDelegate(newValue) }
    }

    /// A name to find the layer by.
    open var name: String?

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points; a new size grows it about its anchor point.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { change("bounds") { $0.bounds = newValue.standardized } }
    }

    /// The place of the anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { geometry.center }
        set { change("position") { $0.center = newValue } }
    }

    /// In units of the bounds, the middle by default; the layer turns and grows about it.
    ///
    /// A new anchor point leaves `position` alone, so the layer moves.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { change("anchorPoint") { $0.anchorPoint = newValue } }
    }

    /// The smallest upright rectangle of the superlayer that holds the layer, made of the other four; setting it sets
    /// `position` and `bounds`.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }

    /// Applied about the anchor point. What it does besides in the plane is kept and not drawn.
    open var transform: CATransform3D {
        get { look.depth ?? CATransform3DMakeAffineTransform(geometry.transform) }
        set { setTransform(newValue) }
    }

    /// The part of `transform` that lies in the plane.
    open func affineTransform() -> CGAffineTransform { geometry.transform }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Of two layers in one, the higher is drawn in front; touches do not care.
    open var zPosition: CGFloat = 0 {
        didSet { changed("zPosition") }
    }

    /// Whether the bounds hold a point of the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The innermost and frontmost layer that holds a point of the *superlayer's* coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// From this layer's coordinates to another's; nil stands for the superlayer's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { conversion(to: l).convert(p) }

    /// From another layer's coordinates to this one's; nil stands for the superlayer's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { conversion(to: l).reversed.convert(p) }

    /// From this layer's coordinates to another's, as the smallest rectangle that holds the result.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { conversion(to: l).convert(r) }

    /// From another layer's coordinates to this one's, as the smallest rectangle that holds the result.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { conversion(to: l).reversed.convert(r) }

    // MARK: Hierarchy

    open var superlayer: CALayer? { links.superlayer }

    /// The layers in this one, from back to front; nil for none.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set { replaceAllSublayers(with: newValue ?? []) }
    }

    /// Puts a layer in front of the others, taking it out of the one it was in.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: layers.count) }

    /// Puts a layer at an index among the sublayers, counted without the layer itself; 0 is the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind another; behind all if that one is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Puts a layer right in front of another; in front of all if that one is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts a layer in another's place; does nothing if that one is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    open func removeFromSuperlayer() { leaveForGood() }

    /// The layer whose alpha says what is seen of this one; it lies in this one's coordinates and in no superlayer.
    open var mask: CALayer? {
        didSet { changed("mask") }
    }

    // MARK: Looks

    open var isHidden = false {
        didSet { changed("hidden") }
    }

    /// From 0, not to be seen, to 1; values outside are clamped. It holds for the layer and all in it together.
    open var opacity: Float {
        get { look.opacity }
        set { setOpacity(newValue) }
    }

    /// Whether what sticks out of the bounds, and of their round corners, is cut off; the shadow is, too.
    open var masksToBounds = false {
        didSet { changed("masksToBounds") }
    }

    /// Fills the bounds and their round corners.
    open var backgroundColor: CGColor? {
        get { shownBackgroundColor }
        set { setBackground(newValue) }
    }

    /// The radius of the corners, in points. Touches do not care.
    open var cornerRadius: CGFloat = 0 {
        didSet { changed("cornerRadius") }
    }

    /// The corners that are round, if any are.
    open var maskedCorners = CACornerMask.all

    /// Kept; every corner is drawn as an arc of a circle.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// In points; the border lies inside the bounds, in front of all that is in the layer.
    open var borderWidth: CGFloat = 0 {
        didSet { changed("borderWidth") }
    }

    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed("borderColor") }
    }

    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed("shadowColor") }
    }

    /// From 0, no shadow, which is the default, to 1.
    open var shadowOpacity: Float = 0 {
        didSet { changed("shadowOpacity") }
    }

    /// In points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { changed("shadowOffset") }
    }

    /// How far the shadow blurs, in points.
    open var shadowRadius: CGFloat = 3 {
        didSet { changed("shadowRadius") }
    }

    /// The shape of the shadow, of which the layer has a copy, in its own coordinates; nil for that of what it draws.
    open var shadowPath: CGPath? {
        get { look.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// Whether a subclass says that it fills its bounds; kept, for a picture has no use for it.
    open var isOpaque = false

    /// The picture in the layer; kept and not drawn.
    open var contents: Any? {
        didSet { changed("contents") }
    }
    /// Pixels of the contents to a point; kept.
    open var contentsScale: CGFloat = 1
    /// Where the contents go; kept.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// Whether the layer is drawn as pixels first; kept, for it looks the same.
    open var shouldRasterize = false
    /// Pixels to a point while `shouldRasterize`; kept.
    open var rasterizationScale: CGFloat = 1

    // MARK: Layout

    open func setNeedsLayout() { waiting.forLayout = true }
    open func needsLayout() -> Bool { waiting.forLayout }

    /// Lays out now what waits for it: from the outermost of the waiting superlayers inwards.
    open func layoutIfNeeded() { layOutPending() }

    /// Where a subclass places its sublayers; asks the delegate, and never called directly.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Asks for `display()`, before the next picture or at the end of the turn of the run loop.
    open func setNeedsDisplay() { waiting.forDisplay = true }

    /// As `setNeedsDisplay()`, for there is nothing that could be drawn in part.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { waiting.forDisplay }

    /// Whether a new size of the bounds asks for `display()`.
    open var needsDisplayOnBoundsChange = false
    open func displayIfNeeded() { displayPending() }

    /// Where a subclass makes its contents; asks the delegate, or draws. Never called directly.
    open func display() { displayContents() }

    /// Where a subclass draws; asks the delegate, and never called directly.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and all in it, in the layer's own coordinates.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Animations

    /// Begins a copy of an animation, instead of the one that has the key; values are as they are all the time.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

    /// Takes an animation away; its delegate is told that it did not finish.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// The layer's copy of an animation.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The keys of the animations; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }

    /// What happens when something changes, by its name; `NSNull()` for nothing.
    open var actions: [String: any CAAction]?

    /// What happens when something changes of any layer of the class; nil for what the layer does by itself.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What happens when something of the layer changes: an animation, if nobody has another action; nil for nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Whether a change animates by itself; source: Apple, "Core Animation Programming Guide", animatable properties.
    class func animatesByItself(_ key: String) -> Bool { animatableKeys.contains(key) }
}
