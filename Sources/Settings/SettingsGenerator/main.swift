import Foundation
import SettingsAccessors
import SettingsBundle
import SettingsConfiguration
import SwiftText

// Writes the Swift source for one Settings bundle. The build plugin 'GenerateSettingsAccessors' runs this program. It
// is a separate program so that a package with the plugin compiles the accessor generator and no other part of the
// tool.

func printToStandardError(_ line: String) { FileHandle.standardError.write(Data((line.withoutControls + "\n").utf8)) }

/// Prints the message and exits with an error.
func fail(_ message: String) -> Never {
    printToStandardError("error: \(message)")
    exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { fail("usage: SettingsGenerator BUNDLE OUTPUT") }

let schema = SettingsSchema(path: arguments[1])
let configuration = SettingsConfiguration(beside: schema.path)
let accessors = Accessors(schema, typeName: configuration.typeName, access: configuration.access)
let diagnostics = configuration.diagnostics + configuration.findingsForGenerating(in: schema) + accessors.diagnostics
for diagnostic in diagnostics { printToStandardError("\(diagnostic)") }
if configuration.diagnostics.hasErrors || !configuration.canGenerate(from: schema) { exit(1) }

do {
    try Data(try accessors.source().utf8).write(to: URL(filePath: arguments[2]), options: .atomic)
} catch {
    fail("\(arguments[2]): \(error)")
}
