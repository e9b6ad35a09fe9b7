// Limits the time for the characters, and adds after that.
let characters = text.trimmingCharacters(in: .whitespacesAndNewlines).count
return .milliseconds(1500) + min(max(.milliseconds(50 * characters), .seconds(2)), .seconds(7))
