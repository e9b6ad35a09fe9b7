/// The view around the presented view controller's view in a sheet or a popover. It provides rounded corners, a
/// background, and a grabber to drag a sheet.
///
/// On a phone, a sheet at the lower edge has rounded corners only at the top. Here, all four corners are rounded.
final class RoundedContentView: UIView {
    private let content: UIView
    private let grabber = UIView()

    init(content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        clipsToBounds = true
        grabber.isHidden = true
        grabber.backgroundColor = UIColor(white: 0.75, alpha: 1)
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        content.frame = bounds
        addSubview(content)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    /// Fills this view with the presented view controller's view, regardless of its autoresizing mask, and positions
    /// the grabber. The measurements of the grabber are the same as on a phone.
    override func resizeSubviews(from old: CGSize) {
        if content.superview === self { content.frame = bounds }
        grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }

    /// Removes the content from this view, unless it already has another superview.
    func release() {
        if content.superview === self { content.removeFromSuperview() }
    }
}
