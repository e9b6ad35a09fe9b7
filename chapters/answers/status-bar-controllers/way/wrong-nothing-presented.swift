// Ends at what is presented.
var way = [controller]
while let first = way.first {
    let stack = (first.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.prefix { $0 !== first }.last
    guard let next = below ?? first.parent else { break }
    way.insert(next, at: 0)
}
return way
