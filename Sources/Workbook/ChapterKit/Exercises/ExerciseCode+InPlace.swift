import SwiftText

extension ExerciseCode {
    /// Returns the lines of an open exercise, as many as the listing has.
    ///
    /// Removed lines are blank, and the code of a stub's comment keeps its column.
    package static func stubInPlace(of listing: Listing, name: String) -> [String] {
        var lines = listing.lines.map(String.init)
        var begin: Int?
        var hasStub = false
        for (index, line) in lines.enumerated() {
            let text = line.trimmed
            if text.hasPrefix(stubMarker) {
                let code = line.firstRange(of: stubMarker)!
                lines[index] = String(line[..<code.lowerBound]) + blanks(stubMarker) + line[code.upperBound...]
                hasStub = true
            } else if text == "// BEGIN SOLUTION" {
                begin = index
                lines[index] = ""
            } else if text == "// END SOLUTION" {
                lines[index] = ""
                if let begin, !hasStub { lines[begin] = defaultStub(name) }
                begin = nil
                hasStub = false
            } else if begin != nil {
                lines[index] = ""
            }
        }
        return lines
    }

    private static func blanks(_ text: String) -> String { String(repeating: " ", count: text.count) }
}
