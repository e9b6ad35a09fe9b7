import ArgumentParser

/// The value of an option that names what a command writes.
enum OutputName {
    /// Refuses a value that is empty; nil is an option that was left out.
    static func validate(_ path: String?, orSay message: String) throws {
        if path?.isEmpty == true { throw ValidationError(message) }
    }
}
