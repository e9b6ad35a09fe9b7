extension UISheetPresentationController {
    /// A height at which a sheet rests.
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

        /// About half as high as the container; on a phone on its side, inactive.
        ///
        /// Open: how much "about" is (Apple, "medium()"); here it is half.
        open class func medium() -> Detent {
            Detent(.medium) { ($0 as? SheetGeometry)?.mediumValue }
        }

        /// As high as a sheet can be.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that a closure answers, in points without the safe area below; nil is inactive.
        ///
        /// - Parameter identifier: Without one it gets one that no other has.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height in a context, in points without the safe area below; nil if the detent is inactive there.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}
