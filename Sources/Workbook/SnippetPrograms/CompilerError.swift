/// An error in the output of the compiler or the linker.
package struct CompilerError: Sendable, Equatable {
    /// The path of the file, or `nil` if the error isn't about a line.
    package var path: String?
    package var line: Int
    package var column: Int
    package var text: String

    package init(path: String? = nil, line: Int = 0, column: Int = 0, _ text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.text = text
    }

    /// Returns the errors in an output with `-diagnostic-style=llvm`, each once.
    package static func errors(in output: String) -> [CompilerError] {
        let located = #/(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/#
        var errors: [CompilerError] = []
        // The compiler shows the lines of the source behind their numbers and a bar.
        for line in output.split(separator: "\n") where line.prefixMatch(of: #/\s*\d*\s*\|/#) == nil {
            let error: CompilerError
            if line.hasPrefix("error: ") {
                error = CompilerError(String(line.dropFirst(7)))
            } else if let marker = line.firstRange(of: "error: ") {
                if let found = line.prefixMatch(of: located), let number = Int(found.output.2),
                    let column = Int(found.output.3)
                {
                    let (path, text) = (String(found.output.1), String(found.output.4))
                    error = CompilerError(path: path, line: number, column: column, text)
                } else if line[..<marker.lowerBound].hasSuffix(": ") {
                    error = CompilerError(String(line[marker.upperBound...]))
                } else {
                    continue
                }
            } else if line.contains("undefined reference to ") {
                error = CompilerError(String(line))
            } else {
                continue
            }
            if !errors.contains(error) { errors.append(error) }
        }
        // The errors before the failure of a command say why it failed.
        let causes = errors.filter { !$0.text.contains("command failed with exit code") }
        return causes.isEmpty ? errors : causes
    }
}
