/// The rule that a module of the book's package that the chapters import is included in their starters.
enum StarterModuleRule {
    /// Returns the diagnostics for imported modules that a starter wouldn't contain.
    ///
    /// - Parameter sources: A closure that returns the path of the folder with a module's sources, relative to the
    ///   package, or `nil` if the package has no such module.
    static func diagnostics(in configuration: BookConfiguration, sources: (String) -> String?) -> [Diagnostic] {
        guard let starter = configuration.starter else { return [] }
        return zip(configuration.imports, configuration.importLocations).compactMap { module, location in
            guard !starter.modules.contains(module), let folder = sources(module) else { return nil }
            return .error(
                "starters don't have the module '\(module)'; add '\(folder)' to 'sources' under 'starter'",
                at: location)
        }
    }
}
