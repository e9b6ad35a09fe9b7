extension UILayoutGuide {
    /// Returns the frame of the guide in its owning view's coordinates.
    func frame(in view: UIView) -> CGRect {
        switch kind {
        case .custom, .readable: return solvedFrame
        case .content: return CGRect(origin: .zero, size: view.contentOwner?.contentSize ?? .zero)
        default: return view.bounds.inset(by: insets(in: view))
        }
    }

    /// Returns the insets of a guide without variables from the edges of the view, in points.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        case .custom, .readable, .content, .frame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .region(let region): return view.edgeInsets(for: region)
        case .keyboard:
            let height = view.heightOfKeyboard(
                usingSafeArea: (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea != false)
            return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
        case .bars(.top):
            let height = view.heightOfBars(at: .top)
            return UIEdgeInsets(top: 0, left: 0, bottom: max(0, view.bounds.height - height), right: 0)
        case .bars(.bottom):
            let height = view.heightOfBars(at: .bottom)
            return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
        }
    }
}
