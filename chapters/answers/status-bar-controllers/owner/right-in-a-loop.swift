var owner: Int?
for (index, covering) in presented.enumerated() {
    if covering.isLeaving { break }
    if covering.captures || covering.presentation == .fullScreen { owner = index }
}
return owner
