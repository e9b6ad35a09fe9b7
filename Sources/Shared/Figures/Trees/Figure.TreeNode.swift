extension Figure {
    /// A node of a tree picture, with its children from left to right.
    public struct TreeNode: Sendable, Equatable {
        /// What has become of a node since an earlier tree.
        public enum Change: Sendable, Equatable {
            case added
            /// It is no longer there.
            case removed
        }

        public var label: String
        /// A second, smaller line.
        public var detail: String?
        /// Whether the node lies on the path that the picture emphasises; the last such node of a path is
        /// marked as its end.
        public var isSelected: Bool
        /// Nil for a node that was there before and is there still.
        public var change: Change?
        public var children: [TreeNode]

        public init(
            _ label: String, detail: String? = nil, isSelected: Bool = false, change: Change? = nil,
            children: [TreeNode] = []
        ) {
            self.label = label
            self.detail = detail
            self.isSelected = isSelected
            self.change = change
            self.children = children
        }

        /// Whether the emphasised path stops here.
        var endsPath: Bool {
            isSelected && !children.contains { $0.isSelected }
        }

        /// The label with the sign of what has become of the node.
        var signedLabel: String {
            switch change {
            case .added: "+ \(label)"
            case .removed: "− \(label)"
            case nil: label
            }
        }

        /// The tree in words: each node with its children in brackets.
        var outline: String {
            let name = detail.map { "\(label), \($0)" } ?? label
            let mark = endsPath ? " (end of the selected path)" : isSelected ? " (on the selected path)" : ""
            let news = change.map { " (\($0))" } ?? ""
            let below = children.isEmpty ? "" : " [" + children.map(\.outline).joined(separator: "; ") + "]"
            return name + mark + news + below
        }
    }
}
