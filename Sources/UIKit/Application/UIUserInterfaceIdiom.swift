/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case phone = 0
    case pad = 1
}
