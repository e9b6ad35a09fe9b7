var tree = tree
try tree.show(key)
return tree
