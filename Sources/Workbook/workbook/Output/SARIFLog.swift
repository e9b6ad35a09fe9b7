import ChapterKit
import Foundation

/// Findings in the Static Analysis Results Interchange Format, which code hosts show as alerts.
///
/// The log has no fingerprints, because the upload computes them.
///
/// - Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
struct SARIFLog {
    /// The name of the command, such as `workbook test`.
    let tool: String
    let findings: [Finding]
    /// A Boolean value indicating whether the command examined everything.
    var isComplete = true

    /// The text of the log.
    var text: String {
        var explanations: [String: String] = [:]
        for finding in findings { explanations[finding.rule] = finding.explanation }
        let rules = explanations.sorted { $0.key < $1.key }.map { name, explanation in
            ["id": name, "shortDescription": ["text": explanation + "."]] as [String: Any]
        }
        var columns = ColumnReader()
        let run: [String: Any] = [
            "tool": ["driver": ["name": tool, "version": Version.current, "rules": rules]],
            "invocations": [["executionSuccessful": isComplete]],
            "columnKind": "utf16CodeUnits",
            "results": findings.map { result($0, &columns) },
        ]
        return JSONDocument.text([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ])
    }

    private func result(_ finding: Finding, _ columns: inout ColumnReader) -> [String: Any] {
        var region = ["startLine": max(1, finding.line)]
        region["startColumn"] = finding.column.flatMap { columns.column($0, ofLine: finding.line, in: finding.path) }
        let location = ["artifactLocation": ["uri": Self.address(of: finding.path)], "region": region] as [String: Any]
        return [
            "ruleId": finding.rule, "level": finding.severity.rawValue, "message": ["text": finding.message],
            "locations": [["physicalLocation": location]],
        ]
    }

    /// Returns the address of a file, relative to the working directory if the file is below it.
    private static func address(of path: String) -> String {
        let relative = FileSystem.displayed(path)
        let encoded = relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? relative
        return relative.hasPrefix("/") ? "file://" + encoded : encoded
    }
}

/// The conversion of columns from UTF-8 bytes to the UTF-16 code units that the log counts.
private struct ColumnReader {
    private var files: [String: SourceFile] = [:]

    /// Returns a column in UTF-16 code units, or `nil` if the file has no such line.
    mutating func column(_ column: Int, ofLine line: Int, in path: String) -> Int? {
        if files[path] == nil { files[path] = SourceFile(path: path, bytes: (try? FileSystem.read(path)) ?? []) }
        guard let file = files[path], line <= file.lineCount else { return nil }
        return String(decoding: file.line(line).prefix(max(0, column - 1)), as: UTF8.self).utf16.count + 1
    }
}
