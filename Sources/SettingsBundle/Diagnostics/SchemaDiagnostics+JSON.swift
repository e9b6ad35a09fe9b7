import Foundation

extension Collection<SchemaDiagnostic> {
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// A JSON array with an object for each diagnostic; `line` is left out where there is none.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(Array(self)), as: UTF8.self)
        }
    }
}
