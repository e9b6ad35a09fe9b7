/// The quotation of arguments in a response file, which a command reads in place of its own arguments.
package enum ResponseFile {
    package static func quoted(_ argument: String) -> String {
        "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
