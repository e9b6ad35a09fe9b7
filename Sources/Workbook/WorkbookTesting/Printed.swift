import Synchronization

/// What an example has printed so far.
final class Printed: Sendable {
    @TaskLocal static var current: Printed?

    private let collected = Mutex("")

    var text: String { collected.withLock { $0 } }

    func append(_ text: String) { collected.withLock { $0 += text } }
}

/// Prints as `Swift.print` does; inside an example the text is kept, to be compared with the chapter's output.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    emit(items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

/// Prints as `Swift.debugPrint` does; inside an example the text is kept, to be compared with the chapter's output.
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
