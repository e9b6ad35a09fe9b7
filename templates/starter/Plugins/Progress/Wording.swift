/// How the reader calls what.
public struct Wording: Sendable {
    /// The command that the reader wrote: `swift package progress`.
    public var command: String
    /// What leads to the package from where the reader is: empty, or `my-rotation/`.
    public var folder: String

    public init(command: String, folder: String = "") {
        self.command = command
        self.folder = folder
    }

    func path(_ place: Place) -> String { path("\(place)") }
    func path(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }
}
