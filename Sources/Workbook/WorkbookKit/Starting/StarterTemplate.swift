import Mustache

/// A template of a starter.
struct StarterTemplate {
    private let template: OutputFile
    private let module: String

    init(_ template: OutputFile, module: String) {
        self.template = template
        self.module = module
    }

    /// The file that comes of it; one that does not end in `.mustache` stays as it is.
    ///
    /// - Throws: `Templates.Failure` when the template is not well-formed.
    func filled(with context: [String: Any]) throws -> OutputFile {
        var path = template.path.replacing("__module__", with: module)
        if path.hasPrefix("gitignore") { path = "." + path }
        guard path.hasSuffix(".mustache") else { return OutputFile(path: path, bytes: template.bytes) }
        path = String(path.dropLast(".mustache".count))
        return OutputFile(path: path, text: try MustacheTemplate(template).render(context))
    }
}
