// Follows the other property.
var answerer = controller
while let child = answerer.childForStatusBarHidden { answerer = child }
return answerer
