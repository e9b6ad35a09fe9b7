/// What a sheet or a popover looks like around the view of the presented controller: corners, a background, and a grabber
/// to drag a sheet by.
///
/// On a phone a sheet at the lower edge has its corners at the top alone; here all four are round.
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

    /// The controller's view fills this one, whatever its mask says. The grabber's measures are those of a phone's.
    override func resizeSubviews(from old: CGSize) {
        if content.superview === self { content.frame = bounds }
        grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }

    /// The content lies in here no longer, unless it already lies elsewhere.
    func release() {
        if content.superview === self { content.removeFromSuperview() }
    }
}
