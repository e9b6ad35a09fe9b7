let renames: [(old: String, value: Stored, new: String, becomes: Stored)] = [
    ("nightMode", .flag(true), "theme", .text("night")),
    ("fontSize", .text("small"), "textSize", .number(17)),
    ("fontSize", .text("medium"), "textSize", .number(20)),
    ("fontSize", .text("large"), "textSize", .number(26)),
]
var result = stored.filter { key, _ in !renames.contains { $0.old == key } }
for rename in renames where stored[rename.old] == rename.value && result[rename.new] == nil {
    result[rename.new] = rename.becomes
}
return result
