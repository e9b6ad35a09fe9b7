// What is presented is another question.
var answerer = controller
while let next = answerer.presentedViewController ?? answerer.childForStatusBarStyle {
    answerer = next
}
return answerer
