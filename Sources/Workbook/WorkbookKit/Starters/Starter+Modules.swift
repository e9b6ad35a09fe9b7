extension Starter {
    /// The folder of the package with the modules that a starter contains.
    static let carriedFolder = "Modules"

    /// Returns the manifest of that package, with a product for each module. A module depends on those before it.
    static func manifest(of modules: [String]) -> OutputFile {
        let products = modules.map { "        .library(name: \"\($0)\", targets: [\"\($0)\"])," }
        let targets = modules.indices.map { index -> String in
            let before = modules[index].isOverlay ? [] : modules[..<index].filter { !$0.isOverlay }
            let list = before.map { "\"\($0)\"" }.joined(separator: ", ")
            return "        .target(name: \"\(modules[index])\"\(list.isEmpty ? "" : ", dependencies: [\(list)]")),"
        }
        let lines =
            [
                "// swift-tools-version: 6.2", "import PackageDescription", "",
                "/// What stands in for a phone where there is none. You need not read it.",
                "let package = Package(", "    name: \"\(carriedFolder)\",", "    platforms: [.macOS(\"15.4\")],",
                "    products: [",
            ] + products + ["    ],", "    targets: ["] + targets + ["    ]", ")"]
        return OutputFile(path: "\(carriedFolder)/Package.swift", text: lines.text)
    }
}
