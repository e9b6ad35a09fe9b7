extension Figure {
    /// A node of a tree figure, with its children from left to right.
    public struct TreeNode: Sendable, Equatable {
        /// The change of a node since an earlier tree.
        public enum Change: Sendable, Equatable {
            case added
            /// The node no longer exists.
            case removed
        }

        public var label: String
        /// The second, smaller line.
        public var detail: String?
        /// A Boolean value indicating whether the node is on the path that the figure emphasizes. The last such node of
        /// a path is marked as its end.
        public var isSelected: Bool
        /// The change of the node, or `nil` for a node that is in both trees.
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

        /// A Boolean value indicating whether the node is the end of the emphasized path.
        var endsPath: Bool {
            isSelected && !children.contains { $0.isSelected }
        }

        /// The label with the sign of the node's change.
        var signedLabel: String {
            switch change {
            case .added: "+ \(label)"
            case .removed: "− \(label)"
            case nil: label
            }
        }

        /// A description of the tree: each node with its children in brackets.
        var description: String {
            let name = detail.map { "\(label), \($0)" } ?? label
            let selection = endsPath ? " (end of the selected path)" : isSelected ? " (on the selected path)" : ""
            let changeNote = change.map { " (\($0))" } ?? ""
            let below = children.isEmpty ? "" : " [" + children.map(\.description).joined(separator: "; ") + "]"
            return name + selection + changeNote + below
        }
    }
}
