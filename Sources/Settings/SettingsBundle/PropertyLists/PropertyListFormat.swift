/// The file format of a property list.
public enum PropertyListFormat: String, Hashable, Sendable {
    case xml, binary
    /// The text format of NeXTSTEP, `{ Key = Value; }`, which strings tables use. It is supported for reading only.
    case openStep
}
