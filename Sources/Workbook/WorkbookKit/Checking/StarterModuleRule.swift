/// The rule that a module of the book's package that the chapters import is included in their starters.
enum StarterModuleRule {
    /// Returns the diagnostics for imported modules that a starter wouldn't contain.
    ///
    /// - Parameter isOwn: A closure that returns a Boolean value indicating whether the package has the sources of a
    ///   module.
    static func diagnostics(in configuration: BookConfiguration, isOwn: (String) -> Bool) -> [Diagnostic] {
        guard let starter = configuration.starter else { return [] }
        return zip(configuration.imports, configuration.importLocations).compactMap { module, location in
            guard !starter.modules.contains(module), isOwn(module) else { return nil }
            return .error(
                "a starter would not have the module '\(module)'; add 'Sources/\(module)' to 'sources' under 'starter'",
                at: location)
        }
    }
}
