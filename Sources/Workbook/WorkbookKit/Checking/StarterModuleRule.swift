/// A module of the book's own package that the chapters import is given out with their starters.
enum StarterModuleRule {
    /// - Parameter isOwn: whether the package has the sources of a module.
    static func diagnostics(in configuration: BookConfiguration, isOwn: (String) -> Bool) -> [Diagnostic] {
        guard let starter = configuration.starter else { return [] }
        return zip(configuration.imports, configuration.importPlaces).compactMap { module, place in
            guard !starter.modules.contains(module), isOwn(module) else { return nil }
            return .error(
                "a starter would not have the module '\(module)'; add 'Sources/\(module)' to 'sources' under 'starter'",
                at: place)
        }
    }
}
