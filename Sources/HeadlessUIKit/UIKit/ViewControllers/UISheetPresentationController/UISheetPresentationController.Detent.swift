extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor
    open class Detent: NSObject {
        typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        open private(set) var identifier: Identifier
        private let resolver: Resolver

        init(_ identifier: Identifier, resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent at about half the height of the container. The detent is inactive on a phone in landscape.
        ///
        /// - Note: Undocumented by Apple. The description of "medium()" is approximate, and this implementation uses
        ///   exactly half.
        /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
        open class func medium() -> Detent {
            Detent(.medium) { ($0 as? SheetGeometry)?.mediumValue }
        }

        /// Returns a detent at the maximum height of a sheet.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/large()
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// Returns a detent whose height a closure computes, in points, without the bottom safe area. If the closure
        /// returns `nil`, the detent is inactive.
        ///
        /// - Parameter identifier: The identifier of the detent. If it is `nil`, the detent has a unique identifier.
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// Returns the height in a context, in points, without the bottom safe area, or `nil` if the detent is inactive
        /// there.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/resolvedvalue(in:)
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}
