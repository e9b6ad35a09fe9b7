// The navigation controller around is not always the parent.
var way = [controller]
while let first = way.first {
    let stack = first.navigationController?.viewControllers ?? []
    let below = stack.prefix { $0 !== first }.last
    let next = stack.isEmpty ? first.parent ?? first.presentingViewController
        : below ?? first.navigationController
    guard let next else { break }
    way.insert(next, at: 0)
}
return way
