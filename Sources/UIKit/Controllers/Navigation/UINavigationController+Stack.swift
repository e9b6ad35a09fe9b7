extension UINavigationController {
    func pop(leaving count: Int, animated: Bool) -> [UIViewController]? {
        guard count > 0, count < children.count else { return nil }
        let popped = Array(children[count...])
        changeStack(to: Array(children[..<count]), animated: animated)
        return popped
    }

    func changeStack(to new: [UIViewController], animated: Bool) {
        childSwitch?.replaceChildren(by: new)
        navigationBar.items = children.map(\.navigationItem)
        childSwitch?.update(animated: animated)
    }
}
