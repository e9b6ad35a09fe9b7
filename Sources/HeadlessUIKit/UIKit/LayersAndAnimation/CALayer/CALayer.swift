/// A rectangle that is drawn, with its geometry, its appearance, and its sublayers.
///
/// A view is drawn with a layer, which stores the view's geometry. The layers of its subviews are among the sublayers.
/// A layer can also be used without a view. Layers aren't isolated to an actor: any code that owns a layer may change
/// it, but the layer of a view may be changed only on the main thread.
///
/// This class declares the members that subclasses override. Their implementation is in extensions, with a file for
/// each behavior.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayer
/// - Differs: On a phone, the screen shows the values of the presentation layer.
open class CALayer: NSObject, Associating {
    final var associations: Associations?
    var geometry = ViewGeometry(frame: .zero)
    var appearance = Appearance()
    var links = Links()
    /// The sublayers from back to front, before `zPosition` is taken into account.
    var layers: [CALayer] = []
    /// The number of sublayers that don't belong to a subview. The flag `isStandalone` indicates whether this layer is
    /// one of those in its superlayer.
    var standaloneLayerCount = 0
    var isStandalone = false
    var animations: [RunningAnimation] = []
    var waiting = Waiting()
    /// A Boolean value indicating whether a view is drawn with the layer.
    var isOfView = false

    public override init() {
        super.init()
    }

    /// Creates a copy of a layer's values, without its superlayer and sublayers.
    ///
    /// Core Animation creates such copies for `presentation()`, and subclasses copy the values that they add.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/init(layer:)
    /// - Differs: On a phone, Core Animation also creates copies by itself while it animates.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// Returns `nil`, because there are no archives of layers here. Subclasses must implement the initializer, as on a
    /// phone.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscoding/init(coder:)
    /// - Differs: On a phone, the initializer reads an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        for layer in layers { layer.links.superlayer = nil }
    }

    /// Returns a copy of the layer with the values on the screen, or `nil` if the layer hasn't been on the screen at
    /// the end of a turn of the run loop.
    ///
    /// The copy is made with `init(layer:)`. During an animation of a view, its geometry, opacity, and background color
    /// are between the old and the new values.
    ///
    /// - Note: The values of Core Animation's own animations, which are added to layers, aren't available.
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/presentation(); that a layer has none
    ///   before it's rendered: Stack Overflow 45723310.
    open func presentation() -> Self? { presentationCopy() as? Self }
    /// Returns the layer with the model values: for a presentation layer, the layer that it presents.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/model(); outside of a transaction, Apple
    ///   leaves the result undefined.
    open func model() -> Self { links.model as? Self ?? self }

    /// The delegate that draws and lays out the layer. The delegate of a view's layer is the view, and can't be
    /// changed.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/delegate
    open var delegate: (any CALayerDelegate)? {
        get { links.owner ?? links.delegate }
        set { setDelegate(newValue) }
    }

    /// A name that identifies the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/name
    open var name: String?

    // MARK: Geometry

    /// The bounds of the layer in its own coordinates, in points. If the size changes, the layer grows around its
    /// anchor point.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/bounds; the anchor point: Apple, "Core
    ///   Animation Programming Guide", layer geometry.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { change("bounds") { $0.bounds = newValue.standardized } }
    }

    /// The location of the anchor point in the superlayer's coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/position
    open var position: CGPoint {
        get { geometry.center }
        set { change("position") { $0.center = newValue } }
    }

    /// The anchor point in units of the bounds. The layer is rotated and scaled around it. The default is the center.
    ///
    /// A new anchor point doesn't change `position`, so the layer moves.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint; that the layer moves: Apple,
    ///   "Core Animation Programming Guide", layer geometry.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { change("anchorPoint") { $0.anchorPoint = newValue } }
    }

    /// The smallest rectangle that contains the layer, in the superlayer's coordinates. It's computed from the bounds,
    /// the position, the anchor point, and the transform. Setting it sets `position` and `bounds`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/frame; the page doesn't name the
    ///   transform, Apple's header `CALayer.h` does.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }

    /// The transform of the layer, applied around the anchor point.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/transform
    /// - Differs: On a phone, the layer is also drawn with its rotation out of the plane and its perspective.
    open var transform: CATransform3D {
        get { appearance.depth ?? CATransform3DMakeAffineTransform(geometry.transform) }
        set { setTransform(newValue) }
    }

    /// Returns the affine part of `transform`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/affinetransform()
    open func affineTransform() -> CGAffineTransform { geometry.transform }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The position on the z-axis. Of two sublayers of a layer, the one with the higher value is drawn in front. It
    /// doesn't affect hit-testing of touches.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/zposition; the page doesn't mention
    ///   hit-testing.
    open var zPosition: CGFloat = 0 { didSet { changed("zPosition") } }

    /// Returns a Boolean value indicating whether the bounds contain a point of the layer's own coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/contains(_:)
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the deepest frontmost layer that contains a point of the *superlayer's* coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/hittest(_:); that the frontmost layer is
    ///   returned is undocumented.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    /// Converts a point from this layer's coordinates to those of another layer, or of the superlayer if `l` is `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)-7dcke
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { conversion(to: l).convert(p) }

    /// Converts a point from another layer's coordinates, or those of the superlayer if `l` is `nil`, to this layer's.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/convert(_:from:)-8kl76
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { conversion(to: l).reversed.convert(p) }

    /// Converts a rectangle from this layer's coordinates to those of another layer, and returns the smallest rectangle
    /// that contains the result.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer; how a rectangle in a rotated layer is
    ///   converted is undocumented.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { conversion(to: l).convert(r) }

    /// Converts a rectangle from another layer's coordinates to this layer's, and returns the smallest rectangle that
    /// contains the result.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/convert(_:from:)-4kx9l; how a rectangle
    ///   in a rotated layer is converted is undocumented.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { conversion(to: l).reversed.convert(r) }

    // MARK: Hierarchy

    open var superlayer: CALayer? { links.superlayer }

    /// The sublayers from back to front, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/sublayers
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set { replaceAllSublayers(with: newValue ?? []) }
    }

    /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:); the page doesn't mention
    ///   the previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: layers.count) }

    /// Inserts a layer at an index among the sublayers, counted without the layer itself. The index 0 is at the back.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly behind a sibling, or behind all sublayers if `sibling` is `nil`. A sibling that isn't a
    /// sublayer stops the process.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:below:); the page doesn't
    ///   describe `nil`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Inserts a layer directly in front of a sibling, or in front of all sublayers if `sibling` is `nil`. A sibling
    /// that isn't a sublayer stops the process.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:above:); the page doesn't
    ///   describe `nil`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Replaces a sublayer with another layer. If the old layer isn't a sublayer, nothing changes.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/replacesublayer(_:with:); for a layer
    ///   that isn't a sublayer, Apple leaves the result undefined.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    open func removeFromSuperlayer() { detachEndingAnimations() }

    /// The layer whose alpha channel masks this one. It uses this layer's coordinates and has no superlayer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/mask
    open var mask: CALayer? {
        didSet {
            precondition(
                !sequence(first: self, next: \.superlayer).contains { $0 === mask },
                "\(self) is in its mask \(mask as Any), which must not be the layer or above it")
            changed("mask")
        }
    }

    // MARK: Looks

    open var isHidden = false { didSet { changed("hidden") } }

    /// The opacity of the layer including its sublayers, from 0 for transparent to 1. Other values are clamped.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/opacity
    open var opacity: Float {
        get { appearance.opacity }
        set {
            precondition(!newValue.isNaN, "the opacity of \(nameInMessages) isn't a number")
            setOpacity(newValue)
        }
    }

    /// A Boolean value indicating whether sublayers are clipped to the bounds and their rounded corners. The shadow is
    /// clipped, too.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds; the page doesn't mention
    ///   the shadow.
    open var masksToBounds = false { didSet { changed("masksToBounds") } }

    /// The color that fills the bounds including their rounded corners.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/backgroundcolor; the corners:
    ///   https://developer.apple.com/documentation/quartzcore/calayer/cornerradius
    open var backgroundColor: CGColor? {
        get { resolvedBackgroundColor }
        set { setBackground(newValue) }
    }

    /// The radius of the corners, in points. It doesn't affect hit-testing of touches.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/cornerradius; that hit-testing uses the
    ///   bounds: https://developer.apple.com/documentation/quartzcore/calayer/contains(_:)
    open var cornerRadius: CGFloat = 0 { didSet { changed("cornerRadius") } }

    /// The corners that are rounded.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/maskedcorners; Apple's header `CALayer.h`
    ///   describes it.
    open var maskedCorners = CACornerMask.all

    /// The curve of the corners. It's stored but not used: every corner is drawn as an arc of a circle.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/cornercurve; Apple's header `CALayer.h`
    ///   describes it.
    /// - Differs: On a phone, continuous corners have another shape.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// The width of the border, in points. The border is inside the bounds and in front of all contents of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/borderwidth
    open var borderWidth: CGFloat = 0 { didSet { changed("borderWidth") } }

    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed("borderColor") } }

    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed("shadowColor") } }

    /// The opacity of the shadow, from 0 to 1. The default is 0, for no shadow.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/shadowopacity
    open var shadowOpacity: Float = 0 { didSet { changed("shadowOpacity") } }

    /// The offset of the shadow, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/shadowoffset
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed("shadowOffset") } }

    /// The blur radius of the shadow, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/shadowradius
    open var shadowRadius: CGFloat = 3 { didSet { changed("shadowRadius") } }

    /// The shape of the shadow in the layer's coordinates, stored as a copy. If it's `nil`, the shape of the layer's
    /// contents is used.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/shadowpath
    open var shadowPath: CGPath? {
        get { appearance.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// A Boolean value indicating whether the layer's contents fill its bounds. It's stored but not used, because
    /// pictures don't depend on it.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/isopaque
    open var isOpaque = false

    /// The image in the layer. It's only stored.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/contents
    /// - Differs: On a phone, the layer displays the image.
    open var contents: Any? { didSet { changed("contents") } }
    /// The number of pixels of the contents per point: the scale of the screen for the layer of a view, and 1 for other
    /// layers. It isn't used.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/contentsscale
    open var contentsScale: CGFloat = 1
    /// The position of the contents in the bounds. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/contentsgravity
    /// - Differs: On a phone, the contents are positioned and scaled accordingly.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// A Boolean value indicating whether the layer is rendered as a bitmap first. It's stored but not used, because
    /// the appearance is the same.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize
    open var shouldRasterize = false
    /// The number of pixels per point while `shouldRasterize` is set. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/rasterizationscale
    open var rasterizationScale: CGFloat = 1

    // MARK: Layout

    open func setNeedsLayout() { waiting.forLayout = true }
    open func needsLayout() -> Bool { waiting.forLayout }

    /// Lays out the pending layers immediately, from the outermost superlayer that needs layout inward.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
    /// - Differs: On a phone, the pending siblings of the outermost layer are laid out, too.
    open func layoutIfNeeded() { layOutPending() }

    /// Lays out the sublayers. The default implementation calls the delegate. Subclasses override the method; don't
    /// call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/layoutsublayers()
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Marks the layer for display before the next picture or at the end of the turn of the run loop.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay(); the page doesn't say
    ///   when the layer is displayed.
    open func setNeedsDisplay() { waiting.forDisplay = true }

    /// Marks the whole layer for display, because a part of it can't be drawn separately.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay(_:)
    /// - Differs: On a phone, only the rectangle is marked.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { waiting.forDisplay }

    /// A Boolean value indicating whether the layer is marked for display when the size of its bounds changes.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/needsdisplayonboundschange
    open var needsDisplayOnBoundsChange = false
    open func displayIfNeeded() { displayPending() }

    /// Updates the contents. The default implementation calls the delegate, or draws if there is none. Subclasses
    /// override the method; don't call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/display()
    open func display() { displayContents() }

    /// Draws the contents. The default implementation calls the delegate. Subclasses override the method; don't call it
    /// directly.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/draw(in:)
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns the commands that draw the layer without its border and its sublayers, from back to front.
    func drawingCommands() -> [DrawingCommand] { groundCommands }

    /// Draws the layer and its sublayers in the layer's own coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Animations

    /// Begins a copy of an animation, and removes the animation with the same key. The values of the layer don't
    /// change.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:); that the values don't
    ///   change: Apple, "Core Animation Programming Guide", explicit animations.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

    /// Removes an animation. Its delegate is notified that it didn't finish.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:); the delegate:
    ///   https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)
    open func removeAnimation(forKey key: String) { removeAnimations(forKey: key) }

    /// Removes all animations, those of a view's properties too. The completion handler of an animation of views that
    /// has no other part is called with `false`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations(); the page doesn't
    ///   mention the animations of views.
    open func removeAllAnimations() { removeAnimations(forKey: nil) }

    /// Returns the layer's copy of the animation with the given key.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation ?? viewAnimation(forKey: key)
    }

    /// Returns the keys of the animations, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/animationkeys(); the page doesn't mention
    ///   `nil`.
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key) + viewAnimationKeys
        return animations.isEmpty && keys.isEmpty ? nil : keys
    }

    /// The actions that run when a property changes, keyed by its name. `NSNull()` represents no action.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/actions; `NSNull`: Apple, "Core Animation
    ///   Programming Guide", "Changing a Layer's Default Behavior".
    open var actions: [String: any CAAction]?

    /// Returns the action that runs when a property of any layer of the class changes, or `nil` for the default
    /// behavior.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/defaultaction(forkey:)
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the action that runs when a property of the layer changes. The default is an animation. Returns `nil`
    /// for no action, and for the layer of a view, which the view animates.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)
    /// - Differs: On a phone, the layer of a view has actions inside an animation of `UIView`.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns a Boolean value indicating whether a change of the property is animated implicitly. Source: Apple, "Core
    /// Animation Programming Guide", animatable properties.
    class func animatesByItself(_ key: String) -> Bool { animatableKeys.contains(key) }
}
