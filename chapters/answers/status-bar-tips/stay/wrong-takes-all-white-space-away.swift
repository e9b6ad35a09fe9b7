// White space between words counts.
let characters = text.filter { !$0.isWhitespace }.count
return min(max(.milliseconds(1500 + 50 * characters), .seconds(2)), .seconds(7))
