var way = [controller]
var current = controller
while true {
    let stack = (current.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.prefix { $0 !== current }.last
    guard let next = below ?? current.parent ?? current.presentingViewController else { break }
    way.append(next)
    current = next
}
return way
