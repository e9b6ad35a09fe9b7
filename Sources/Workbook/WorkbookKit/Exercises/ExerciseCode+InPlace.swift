import SwiftText

extension ExerciseCode {
    /// The lines of an exercise that is left open, as many as the listing has: what is not there is blank, and what
    /// stands in a stub's comment stands in its column.
    static func stubInPlace(of listing: Listing, name: String) -> [String] {
        var lines = listing.lines.map(String.init)
        var begin: Int?
        var hasStub = false
        for (index, line) in lines.enumerated() {
            let text = line.trimmed
            if text.hasPrefix(stubMark) {
                let code = line.firstRange(of: stubMark)!
                lines[index] = String(line[..<code.lowerBound]) + blanks(stubMark) + line[code.upperBound...]
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
