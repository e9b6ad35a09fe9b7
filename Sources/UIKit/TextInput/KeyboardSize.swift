/// How high the keyboard is, in points.
///
/// Apple gives no heights and asks to read them from the notifications. These are the heights of the keys up to iOS 7,
/// above the bottom of the safe area. Open: what bars of suggestions, other languages and newer phones add to them.
enum KeyboardSize {
    static let phonePortrait: CGFloat = 216
    static let phoneLandscape: CGFloat = 162
    static let padPortrait: CGFloat = 264
    static let padLandscape: CGFloat = 352

    static func height(on idiom: UIUserInterfaceIdiom, isLandscape: Bool) -> CGFloat {
        switch idiom {
        case .phone, .unspecified: isLandscape ? phoneLandscape : phonePortrait
        case .pad: isLandscape ? padLandscape : padPortrait
        }
    }
}
