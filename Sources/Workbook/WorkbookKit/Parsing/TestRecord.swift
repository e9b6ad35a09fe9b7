import SwiftText

/// With which Swift the whole book was accepted: the file `tested.yml` beside `workbook.yml`, which `accept` writes.
///
/// It holds nothing that changes from day to day or from machine to machine, so that two builds of a site stay equal.
package enum TestRecord {
    static let file = "tested.yml"

    /// The version that the file names.
    static func version(in file: SourceFile, _ diagnostics: inout [Diagnostic]) -> String? {
        YAMLReader(file.bytes[...].text, path: file.path, firstLine: 1, known: ["swift"], diagnostics: &diagnostics)
            .string("swift", &diagnostics)
    }

    /// The bytes of the file.
    static func bytes(version: String) -> [UInt8] {
        Array("# Written by 'workbook accept'.\nswift: \"\(version)\"\n".utf8)
    }

    /// The version in what `swift --version` prints: `6.2.1`, or `6.3-dev`.
    package static func version(in output: String) -> String? {
        guard let words = output.firstRange(of: "Swift version ") else { return nil }
        let version = output[words.upperBound...].prefix { character in
            character.isASCII && (character.isLetter || character.isNumber || ".-".contains(character))
        }
        return version.isEmpty ? nil : String(version)
    }
}
