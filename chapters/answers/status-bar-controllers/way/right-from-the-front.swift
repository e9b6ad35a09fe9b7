var upwards = [controller]
var current = controller
while true {
    let stack = (current.parent as? UINavigationController)?.viewControllers ?? []
    let below = stack.prefix { $0 !== current }.last
    guard let next = below ?? current.parent ?? current.presentingViewController else { break }
    upwards.append(next)
    current = next
}
return upwards.reversed()
