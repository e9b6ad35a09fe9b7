/// The keys and indexes from a property list's root to a value in it: `PreferenceSpecifiers[3].DefaultValue`.
public struct PropertyListPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var steps: [Step]

    public init(_ steps: Step...) { self.steps = steps }

    public static let root = PropertyListPath()

    public func appending(_ key: String) -> PropertyListPath { appending(.key(key)) }
    public func appending(_ index: Int) -> PropertyListPath { appending(.index(index)) }

    private func appending(_ step: Step) -> PropertyListPath {
        var path = self
        path.steps.append(step)
        return path
    }

    /// The keys joined by periods, with indexes, counted from 0, in brackets. It is empty for the root.
    public var description: String {
        steps.reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }

    public static func < (left: PropertyListPath, right: PropertyListPath) -> Bool {
        left.steps.lexicographicallyPrecedes(right.steps) { first, second in
            switch (first, second) {
            case (.index(let first), .index(let second)): first < second
            case (.key(let first), .key(let second)): first < second
            case (.index, .key): true
            case (.key, .index): false
            }
        }
    }
}
