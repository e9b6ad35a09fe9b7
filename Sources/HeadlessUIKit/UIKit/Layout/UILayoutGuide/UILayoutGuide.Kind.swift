extension UILayoutGuide {
    /// The kind of a layout guide.
    enum Kind: Hashable {
        /// A guide that constraints position.
        case custom
        /// The view without the parts that bars and the screen's corners cover.
        case safeArea
        /// The view without its margins.
        case margins
        /// The safe area or the area within the margins, without the corner of the window's controls.
        case region(UIView.LayoutRegion)
        /// The area within the margins, with a readable width. It has separate constraints.
        case readable
        /// The part of the view that the keyboard covers, or the bottom of the safe area.
        case keyboard
        /// The content of a scroll view. Constraints determine its size.
        case content
        /// The frame of a scroll view.
        case frame
        /// The part of a view that its view controller's bars cover at the top or the bottom.
        case bars(VerticalSide)
    }

    enum VerticalSide: Hashable {
        case top, bottom
    }

    /// A Boolean value indicating whether the solver has variables for the guide, as for a positioned guide and the
    /// content of a scroll view.
    var hasVariables: Bool { [.custom, .readable, .content].contains(kind) }
}

extension UILayoutGuide.Kind {
    /// The identifier of the guide, as it appears in the messages of phones.
    var identifier: String {
        switch self {
        case .custom: ""
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .region: "UIViewLayoutRegionGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .frame: "UIScrollView-frameLayoutGuide"
        case .bars(.top): "_UIViewControllerTop"
        case .bars(.bottom): "_UIViewControllerBottom"
        }
    }
}
