// What lies below in the stack is forgotten.
var way = [controller]
while let above = way[0].parent ?? way[0].presentingViewController { way.insert(above, at: 0) }
return way
