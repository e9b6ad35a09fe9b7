import Synchronization

/// The output of an example up to now.
final class Printed: Sendable {
    @TaskLocal static var current: Printed?

    private let collected = Mutex("")

    var text: String { collected.withLock { $0 } }

    func append(_ text: String) { collected.withLock { $0 += text } }
}

/// Prints like `Swift.print`. In an example, the text is recorded and compared with the chapter's output.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    emit(items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

/// Prints like `Swift.debugPrint`. In an example, the text is recorded and compared with the chapter's output.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    emit(items.map { String(reflecting: $0) }.joined(separator: separator) + terminator)
}

private func emit(_ text: String) {
    if let printed = Printed.current {
        printed.append(text)
    } else {
        Swift.print(text, terminator: "")
    }
}
