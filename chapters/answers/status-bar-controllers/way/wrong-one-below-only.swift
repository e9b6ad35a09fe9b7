// Of a stack it takes the first screen and the given one.
var way = [controller]
while let first = way.first {
    let stack = (first.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.first === first ? nil : stack.first
    guard let next = below ?? first.parent ?? first.presentingViewController else { break }
    way.insert(next, at: 0)
}
return way
