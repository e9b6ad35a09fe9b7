var rest = Substring(text)
while rest.first?.isWhitespace == true { rest.removeFirst() }
while rest.last?.isWhitespace == true { rest.removeLast() }
let seconds = 1.5 + 0.05 * Double(rest.count)
return .seconds(seconds < 2 ? 2 : seconds > 7 ? 7 : seconds)
