import Yams

/// The entries of a YAML mapping, with their line numbers.
struct ConfigurationReader {
    struct Failure: Error {
        var message: String
        /// The line number, counted from 1.
        var line: Int

        init(_ message: String, line: Int) {
            self.message = message
            self.line = line
        }
    }

    struct Entry {
        var key: String
        /// The line number, counted from 1.
        var line: Int
        fileprivate var value: Node

        func failure(_ message: String) -> Failure { Failure(message, line: line) }

        func text() throws(Failure) -> String {
            guard let text = value.scalar?.string else { throw failure("'\(key)' is one word") }
            return text
        }

        /// Returns the words of a list, each with its line number.
        func texts() throws(Failure) -> [(String, line: Int)] {
            guard let items = value.sequence else { throw failure("'\(key)' is a list: [a, b]") }
            var texts: [(String, line: Int)] = []
            for item in items {
                guard let scalar = item.scalar else { throw failure("'\(key)' is a list of words") }
                texts.append((scalar.string, item.mark?.line ?? line))
            }
            return texts
        }
    }

    let entries: [Entry]

    init(_ text: String) throws(Failure) {
        let root: Node
        do {
            root = try Yams.compose(yaml: text) ?? .mapping(Node.Mapping([]))
        } catch {
            throw Failure("this is not YAML: \(error)", line: 1)
        }
        guard let mapping = root.mapping else { throw Failure("expected 'key: value' lines", line: 1) }
        entries = mapping.map { Entry(key: $0.key.string ?? "", line: $0.key.mark?.line ?? 1, value: $0.value) }
    }
}
