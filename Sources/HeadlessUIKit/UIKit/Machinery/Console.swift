/// The destination of messages that a phone writes to its console: the standard error.
enum Console {
    @TaskLocal static var write: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data(message.utf8))
    }

    /// Writes a line about code that has no effect.
    static func log(_ message: String) {
        write(message + "\n")
    }
}
