import SwiftText

/// The record of the Swift version that the whole book was accepted with. It's the file `tested.yml` next to
/// `workbook.yml`, which `accept` writes.
///
/// Its contents don't depend on the date or the machine, so that two builds of a site are identical.
package enum TestRecord {
    package static let file = "tested.yml"

    /// Returns the version in the file.
    static func version(in file: SourceFile, _ diagnostics: inout [Diagnostic]) -> String? {
        YAMLReader(file.bytes[...].text, path: file.path, firstLine: 1, known: ["swift"], diagnostics: &diagnostics)
            .string("swift", &diagnostics)
    }

    /// Returns the bytes of the file.
    package static func bytes(version: String) -> [UInt8] {
        Array("# Written by 'workbook accept'.\nswift: \"\(version)\"\n".utf8)
    }

    /// Returns the version in the output of `swift --version`, such as `6.2.1` or `6.3-dev`.
    package static func version(in output: String) -> String? {
        guard let words = output.firstRange(of: "Swift version ") else { return nil }
        let version = output[words.upperBound...].prefix { character in
            character.isASCII && (character.isLetter || character.isNumber || ".-".contains(character))
        }
        return version.isEmpty ? nil : String(version)
    }
}
