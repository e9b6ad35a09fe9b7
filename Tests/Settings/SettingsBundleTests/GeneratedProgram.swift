import Foundation
import Testing

@testable import SettingsAccessors
@testable import SettingsBundle

/// A program with the accessors of several bundles, which registers their defaults and records the registered values.
struct GeneratedProgram {
    var schemas: [SettingsSchema]

    /// Compiles and runs the program.
    ///
    /// - Parameter statements: Additional statements, after `settings0`, `settings1` … have been created.
    func run(_ statements: String = "") throws {
        var files: [String: String] = [:]
        var main = """
            import Foundation

            let results = CommandLine.arguments[1]

            func write(_ keys: [String], of defaults: UserDefaults, to name: String) throws {
                var values: [String: Any] = [:]
                for key in keys { values[key] = defaults.object(forKey: key) }
                let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
                try data.write(to: URL(fileURLWithPath: results + "/" + name))
            }

            func defaults(_ name: String) -> UserDefaults { UserDefaults(suiteName: "workbook.tests." + name)! }


            """
        for (index, schema) in schemas.enumerated() {
            let accessors = Accessors(schema, typeName: "Settings\(index)")
            files["Settings\(index).swift"] = try accessors.source()
            let stores = accessors.stores.map { "\($0.name): defaults(\"\(index)\($0.name)\")" }
            main += "let settings\(index) = Settings\(index)(\(stores.joined(separator: ", ")))\n"
            for store in accessors.stores {
                let keys = store.defaults.map(\.key).joined(separator: ", ")
                main += "try write([\(keys)], of: defaults(\"\(index)\(store.name)\"), to: \"\(index)\(store.name)\")\n"
            }
        }
        files["main.swift"] = main + "#sourceLocation(file: \"statements\", line: 1)\n" + statements
        let results = try SwiftProgram(files: files).run()
        for (index, schema) in schemas.enumerated() {
            let stores = Accessors(schema, typeName: "Settings\(index)").stores
            let all = schema.effectiveDefaults()
            for suite in all {
                let store = try #require(stores.first { $0.suite == suite.suite })
                let file = try PropertyListFile(bytes: try #require(results["\(index)\(store.name)"]))
                // A process registers one default for all suites.
                for (key, value) in suite.values where all.allSatisfy({ ($0.values[key] ?? value) == value }) {
                    #expect(file.root.dictionary?[key] == (value.isFinite ? value : nil), "\(schema.path) \(key)")
                }
                #expect(file.root.dictionary?.count == suite.values.count { $0.value.isFinite })
            }
        }
    }
}

extension PropertyList {
    /// A Boolean value indicating whether the accessors register the value: they leave out infinite numbers and NaN.
    fileprivate var isFinite: Bool {
        guard case .real(let number) = self else { return true }
        return number.isFinite
    }
}
