extension UnknownBehavior {
    /// A publication about one of the two behaviors of a phone.
    public struct Report: Hashable, Sendable {
        public enum Behavior: Hashable, Sendable {
            case byDefault, alternative
        }

        /// The name of the page, and what it reports.
        public let title: String
        /// The systems on which the behavior was seen, such as "iOS 9", or `nil` if the publication names none.
        ///
        /// - Source: the publication itself.
        public let system: String?
        /// The address of the page, or `nil` if it isn't known.
        public let url: String?
        /// The behavior that the publication supports.
        public let behavior: Behavior

        init(_ behavior: Behavior, _ title: String, system: String? = nil, _ url: String?) {
            self.title = title
            self.system = system
            self.url = url
            self.behavior = behavior
        }
    }
}
