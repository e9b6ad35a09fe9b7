let characters = text.trimmingCharacters(in: CharacterSet(charactersIn: " \n")).count
return min(max(.milliseconds(1500 + 50 * characters), .seconds(2)), .seconds(7))
