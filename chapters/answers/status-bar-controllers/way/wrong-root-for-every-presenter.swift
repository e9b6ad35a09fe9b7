// Takes the window's root for whoever presents.
var way = [controller]
while let first = way.first {
    let stack = (first.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.prefix { $0 !== first }.last
    let root = first.presentingViewController?.view.window?.rootViewController
    guard let next = below ?? first.parent ?? root else { break }
    way.insert(next, at: 0)
}
return way
