let characters = text.trimmingCharacters(in: .whitespacesAndNewlines).count
return max(.milliseconds(1500 + 50 * characters), .seconds(2))
