import ChapterKit
import SwiftText

/// A text representation of a chapter's report for the cache. Each line is a letter, followed by fields separated by
/// tabs.
extension ChapterReport {
    func appendRecord(to bytes: inout [UInt8]) {
        func text(_ text: String) {
            bytes.append(.tab)
            Self.append(text, to: &bytes)
        }
        func number(_ number: Int) {
            bytes.append(.tab)
            bytes += String(number).utf8
        }
        func line(_ kind: Unicode.Scalar, _ fields: () -> Void) {
            bytes.append(UInt8(ascii: kind))
            fields()
            bytes.append(.lineFeed)
        }
        line("c") {
            number(hasCode ? 1 : 0)
            number(declaresSomething ? 1 : 0)
            number(testedCount)
            number(exerciseCount)
            number(hasThumbnail ? 1 : 0)
        }
        for anchor in anchors { line("a") { text(anchor) } }
        for key in cited { line("s") { text(key) } }
        for asset in assets.sorted() { line("f") { text(asset) } }
        for reference in references {
            line("r") {
                text(reference.slug)
                text(reference.anchor)
                number(reference.location.line)
                number(reference.location.column)
            }
        }
        for diagnostic in diagnostics {
            line("d") {
                text(diagnostic.severity.rawValue)
                text(diagnostic.rule.rawValue)
                text(diagnostic.location.path)
                text(diagnostic.message)
                number(diagnostic.location.line)
                number(diagnostic.location.column)
            }
        }
    }

    /// Creates a report from its text representation.
    ///
    /// - Returns: `nil` if the record can't be parsed.
    init?(metadata: Chapter.Metadata, record: ArraySlice<UInt8>) {
        self.init(metadata: metadata)
        var lines = BuildCache.Lines(bytes: record)
        while let line = lines.next() {
            let fields = line.split(separator: .tab, omittingEmptySubsequences: false).map(Self.field)
            guard read(fields) else { return nil }
        }
    }

    private mutating func read(_ fields: [String]) -> Bool {
        switch (fields.first, fields.count) {
        case ("c", 6):
            guard let tested = Int(fields[3]), let exercises = Int(fields[4]) else { return false }
            (hasCode, declaresSomething) = (fields[1] == "1", fields[2] == "1")
            (testedCount, exerciseCount) = (tested, exercises)
            hasThumbnail = fields[5] == "1"
        case ("a", 2): anchors.append(fields[1])
        case ("s", 2): cited.append(fields[1])
        case ("f", 2): assets.insert(fields[1])
        case ("r", 5):
            guard let line = Int(fields[3]), let column = Int(fields[4]) else { return false }
            let location = SourceLocation(path: metadata.path, line: line, column: column)
            references.append(.init(slug: fields[1], anchor: fields[2], location: location))
        case ("d", 7):
            guard let severity = Diagnostic.Severity(rawValue: fields[1]),
                let rule = Diagnostic.Rule(rawValue: fields[2]), let line = Int(fields[5]), let column = Int(fields[6])
            else { return false }
            let location = SourceLocation(path: fields[3], line: line, column: column)
            diagnostics.append(Diagnostic(severity: severity, location: location, message: fields[4], rule: rule))
        default: return false
        }
        return true
    }

    /// Appends a text to a line. Backslashes, tabs, and line feeds in it are escaped with a backslash.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        guard text.utf8.contains(where: { $0 == .backslash || $0 == .tab || $0 == .lineFeed }) else {
            bytes += text.utf8
            return
        }
        for byte in text.utf8 {
            switch byte {
            case .backslash: bytes += [.backslash, .backslash]
            case .tab: bytes += [.backslash, UInt8(ascii: "t")]
            case .lineFeed: bytes += [.backslash, UInt8(ascii: "n")]
            default: bytes.append(byte)
            }
        }
    }

    private static func field(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(.backslash) else { return bytes.text }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                text.append(byte == UInt8(ascii: "t") ? .tab : byte == UInt8(ascii: "n") ? .lineFeed : byte)
                isEscaped = false
            } else if byte == .backslash {
                isEscaped = true
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
