/// The names of the command and of paths, from the reader's point of view.
public struct Wording: Sendable {
    /// The command that the reader entered: `swift package progress`.
    public var command: String
    /// The path from the reader's current folder to the workspace: empty, or `my-book/`.
    public var folder: String
    /// A Boolean value indicating whether the running command prevents the reader from running it a second time.
    /// SwiftPM runs one plugin of a package at a time.
    public var isInTheWay: Bool

    public init(command: String, folder: String = "", isInTheWay: Bool = false) {
        self.command = command
        self.folder = folder
        self.isInTheWay = isInTheWay
    }

    /// The command for a hint, as part of a sentence.
    var hint: String { call("--hint") }

    /// Returns the command with arguments, as part of a sentence.
    func call(_ arguments: String) -> String {
        (isInTheWay ? "Ctrl-C, and then " : "") + "'\(command) \(arguments)'"
    }

    func path(_ location: FileLocation) -> String { path("\(location)") }
    func path(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }
}
