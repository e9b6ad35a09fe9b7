import Mustache

/// A template of a starter.
struct StarterTemplate {
    private let template: OutputFile

    init(_ template: OutputFile) { self.template = template }

    /// Returns the file that the template makes. A file without the extension `.mustache` is unchanged.
    ///
    /// - Throws: `TemplateError` if the template isn't well-formed.
    func filled(with context: [String: Any]) throws -> OutputFile {
        var path = template.path
        if path.hasPrefix("gitignore") { path = "." + path }
        guard path.hasSuffix(".mustache") else { return OutputFile(path: path, bytes: template.bytes) }
        path = String(path.dropLast(".mustache".count))
        return OutputFile(path: path, text: try MustacheTemplate(template).render(context))
    }
}
