/// How the reader calls what.
public struct Wording: Sendable {
    /// The command that the reader wrote: `swift package progress`.
    public var command: String
    /// What leads to the package from where the reader is: empty, or `my-rotation/`.
    public var folder: String
    /// Whether this goes on and keeps the command from being given a second time: SwiftPM runs one plugin of a package at
    /// a time.
    public var isInTheWay: Bool

    public init(command: String, folder: String = "", isInTheWay: Bool = false) {
        self.command = command
        self.folder = folder
        self.isInTheWay = isInTheWay
    }

    /// The command for a hint, as it stands in a sentence.
    var hint: String { (isInTheWay ? "Ctrl-C, and then " : "") + "'\(command) --hint'" }

    func path(_ place: Place) -> String { path("\(place)") }
    func path(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }
}
