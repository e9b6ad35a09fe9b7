// Takes the other property where there is none for the style.
var answerer = controller
while let child = answerer.childForStatusBarStyle ?? answerer.childForStatusBarHidden {
    answerer = child
}
return answerer
