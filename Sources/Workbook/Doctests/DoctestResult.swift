/// The result of a listing in a documentation comment.
package enum DoctestResult: Sendable, Equatable {
    case passed(Comparison)
    case failed([Issue])
    /// The listing wasn't tested, for a reason.
    case notTested(String)

    /// The comparison of the results in a listing that passed.
    package struct Comparison: Sendable, Equatable {
        /// A Boolean value indicating whether the listing has statements that ran, not only declarations.
        package var hasRun = true
        /// The locations of the results that were compared.
        package var compared: [Location] = []
        /// The locations of comments that look like results, and that nothing could be compared with.
        package var unknown: [Location] = []

        package init(hasRun: Bool = true, compared: [Location] = [], unknown: [Location] = []) {
            self.hasRun = hasRun
            self.compared = compared
            self.unknown = unknown
        }
    }

    package struct Location: Sendable, Equatable {
        package var line: Int
        package var column: Int
    }

    /// A change of a comment's text.
    package struct Correction: Sendable, Equatable {
        /// The location of the text.
        package var location: Location
        package var old: String
        package var new: String
    }

    package struct Issue: Sendable, Equatable {
        package var text: String
        package var location: Location
        /// The change that makes a stated result right, or `nil` for other issues.
        package var correction: Correction?

        package init(_ text: String, line: Int, column: Int, correction: Correction? = nil) {
            self.text = text
            location = Location(line: line, column: column)
            self.correction = correction
        }
    }
}
