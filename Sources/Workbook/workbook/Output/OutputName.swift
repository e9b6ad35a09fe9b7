import ArgumentParser

/// The value of an option for the output of a command.
enum OutputName {
    /// Validates that a value isn't empty. It's `nil` if the option was omitted.
    static func validate(_ path: String?, message: String) throws {
        if path?.isEmpty == true { throw ValidationError(message) }
    }
}
