extension UILayoutGuide {
    /// Where a guide is.
    enum Kind: Hashable {
        /// Where constraints place it.
        case placed
        /// The view without what bars and corners of the screen take.
        case safeArea
        /// The view without its margins.
        case margins
        /// The margins, as wide as text can be read; constraints of its own place it.
        case readable
        /// What the keyboard takes of the view, or the bottom of the safe area.
        case keyboard
        /// A scroll view's content; constraints give it its size.
        case content
        /// A scroll view, as it is seen from outside.
        case frame
        /// What a controller's bars take at the top or the bottom.
        case bars(VerticalSide)
    }

    enum VerticalSide: Hashable {
        case top, bottom
    }

    /// What a placed guide has, and a scroll view's content: variables.
    var hasVariables: Bool { [.placed, .readable, .content].contains(kind) }
}

extension UILayoutGuide.Kind {
    /// Seen in the messages of phones.
    var identifier: String {
        switch self {
        case .placed: ""
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .frame: "UIScrollView-frameLayoutGuide"
        case .bars(.top): "_UIViewControllerTop"
        case .bars(.bottom): "_UIViewControllerBottom"
        }
    }
}
