/// The version of the tool, told here alone.
enum Version {
    static let current = "0.1.0"
}
