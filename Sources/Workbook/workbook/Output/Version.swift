/// The version of the tool, which is defined only here.
enum Version {
    static let current = "0.1.0"
}
