extension Figure {
    /// A node of a tree picture, with its children from left to right.
    public struct TreeNode: Sendable, Equatable {
        public var label: String
        /// A second, smaller line.
        public var detail: String?
        /// Whether the node lies on the path that the picture emphasises; the last such node of a path is
        /// marked as its end.
        public var isSelected: Bool
        public var children: [TreeNode]

        public init(_ label: String, detail: String? = nil, isSelected: Bool = false, children: [TreeNode] = []) {
            self.label = label
            self.detail = detail
            self.isSelected = isSelected
            self.children = children
        }

        /// Whether the emphasised path stops here.
        var endsPath: Bool {
            isSelected && !children.contains { $0.isSelected }
        }

        /// The tree in words: each node with its children in brackets.
        var outline: String {
            let name = detail.map { "\(label), \($0)" } ?? label
            let mark = endsPath ? " (end of the selected path)" : isSelected ? " (on the selected path)" : ""
            let below = children.isEmpty ? "" : " [" + children.map(\.outline).joined(separator: "; ") + "]"
            return name + mark + below
        }
    }
}
