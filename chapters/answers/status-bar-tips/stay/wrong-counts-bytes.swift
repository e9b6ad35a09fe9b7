// An emoji has many bytes.
let bytes = text.trimmingCharacters(in: .whitespacesAndNewlines).utf8.count
return min(max(.milliseconds(1500 + 50 * bytes), .seconds(2)), .seconds(7))
