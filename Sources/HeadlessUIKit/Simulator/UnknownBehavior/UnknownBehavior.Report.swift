extension UnknownBehavior {
    /// A publication about one of the two behaviors of a phone.
    public struct Report: Hashable, Sendable {
        public enum Behavior: Hashable, Sendable {
            case byDefault, alternative
        }

        /// The name of the page, with the system if it's known.
        public let title: String
        /// The address of the page, or `nil` if it isn't known.
        public let url: String?
        /// The behavior that the publication supports.
        public let behavior: Behavior

        init(_ behavior: Behavior, _ title: String, _ url: String?) {
            self.title = title
            self.url = url
            self.behavior = behavior
        }
    }
}
