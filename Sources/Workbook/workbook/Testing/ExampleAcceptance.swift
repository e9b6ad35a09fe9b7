import ChapterKit
import Doctests
import SwiftText

/// The changes that make the results of examples right.
///
/// Only the results of listings that ran to their end are changed, and nothing else in them.
struct ExampleAcceptance {
    /// The corrections, by the path of the file.
    private var corrections: [String: [DoctestResult.Correction]] = [:]
    /// The number of listings that fail for other reasons.
    private(set) var otherCount = 0

    init(_ examples: [ExampleRecord]) {
        for example in examples where example.listing.copy == nil {
            guard case .failed(let issues) = example.result else { continue }
            let found = issues.compactMap(\.correction)
            if found.count == issues.count {
                corrections[example.path, default: []] += found
            } else {
                otherCount += 1
            }
        }
    }

    /// Writes the changes.
    ///
    /// - Parameter sources: The files as they were when they were tested. A file that has changed since is left alone. The
    ///   others are replaced by what is written.
    /// - Returns: A line for each change, and the paths of the files that were left alone.
    func write(to sources: inout [String: SourceFile]) throws -> (changes: [String], changedFiles: [String]) {
        var (changes, changedFiles): ([String], [String]) = ([], [])
        for (path, corrections) in corrections.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path] else { continue }
            // Later changes in a line come first, so that the columns of the others stay right.
            let ordered = corrections.sorted {
                ($0.location.line, $0.location.column) > ($1.location.line, $1.location.column)
            }
            var bytes = source.bytes
            var replaced: [DoctestResult.Correction] = []
            var end = bytes.count
            for correction in ordered {
                let start = source.offset(ofLine: correction.location.line) + correction.location.column - 1
                let range = start..<start + correction.old.utf8.count
                guard range.upperBound <= end, bytes[range].elementsEqual(correction.old.utf8) else { continue }
                (end, replaced) = (start, replaced + [correction])
                bytes.replaceSubrange(range, with: correction.new.utf8)
            }
            guard try FileSystem.replaceText(of: source, with: bytes) else {
                changedFiles.append(path)
                continue
            }
            sources[path] = SourceFile(path: path, bytes: bytes)
            changes += replaced.reversed().map {
                "\(path):\($0.location.line):\($0.location.column): '\($0.old)' -> '\($0.new)'"
            }
        }
        return (changes, changedFiles)
    }
}
