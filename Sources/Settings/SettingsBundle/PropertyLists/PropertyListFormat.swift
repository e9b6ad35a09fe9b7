/// How a property list is written in a file.
public enum PropertyListFormat: String, Hashable, Sendable {
    case xml, binary
    /// The text format of NeXTSTEP, `{ Key = Value; }`, which strings tables use: it can be read and not written.
    case openStep
}
