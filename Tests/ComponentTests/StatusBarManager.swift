import UIKit

/// The bar's state as a tree: the path of selected children from the root ends at the state that shows.
@MainActor
final class StatusBarManager {
    struct State: Equatable {
        var isHidden = false
        var style = UIStatusBarStyle.default
    }

    private struct Node {
        var state: State
        var parent: ObjectIdentifier?
        var children: [ObjectIdentifier] = []
        var selected: ObjectIdentifier?
    }

    private var nodes: [ObjectIdentifier: Node] = [:]
    private let root: ObjectIdentifier

    init(root: UIViewController) {
        self.root = ObjectIdentifier(root)
        nodes[self.root] = Node(state: State())
    }

    /// The state at the end of the path of selected children.
    var current: State {
        var node = nodes[root]!
        while let next = node.selected.flatMap({ nodes[$0] }) { node = next }
        return node.state
    }

    /// Adds a controller below another, with that one's state, and selects it.
    func add(_ controller: UIViewController, below parent: UIViewController) {
        let (id, parent) = (ObjectIdentifier(controller), ObjectIdentifier(parent))
        guard nodes[id] == nil, let state = nodes[parent]?.state else { return }
        nodes[id] = Node(state: state, parent: parent)
        nodes[parent]?.children.append(id)
        nodes[parent]?.selected = id
    }

    func change(_ controller: UIViewController, _ change: (inout State) -> Void) {
        guard nodes[ObjectIdentifier(controller)] != nil else { return }
        change(&nodes[ObjectIdentifier(controller)]!.state)
    }

    /// Removes a controller with everything below it; the selection falls back to the last of its siblings.
    func remove(_ controller: UIViewController) { remove(ObjectIdentifier(controller)) }

    private func remove(_ id: ObjectIdentifier) {
        guard id != root, let node = nodes.removeValue(forKey: id) else { return }
        for child in node.children { remove(child) }
        guard let parent = node.parent, nodes[parent] != nil else { return }
        nodes[parent]!.children.removeAll { $0 == id }
        if nodes[parent]!.selected == id { nodes[parent]!.selected = nodes[parent]!.children.last }
    }
}

/// A controller whose wishes about the status bar are the manager's current state.
@MainActor
class ManagedController: UIViewController {
    let manager: () -> StatusBarManager

    init(manager: @escaping () -> StatusBarManager) {
        self.manager = manager
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { manager().current.isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { manager().current.style }

    /// Notices that it was popped when that happens, whoever still holds it.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent else { return }
        manager().remove(self)
        setNeedsStatusBarAppearanceUpdate()
    }
}
