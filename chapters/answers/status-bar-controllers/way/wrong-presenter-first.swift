// The presenter of the container around comes before the container.
var way = [controller]
while let first = way.first {
    let stack = (first.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.prefix { $0 !== first }.last
    guard let next = below ?? first.presentingViewController ?? first.parent else { break }
    way.insert(next, at: 0)
}
return way
