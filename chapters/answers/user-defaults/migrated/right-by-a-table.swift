let renames: [(old: String, value: Stored, new: String, becomes: Stored)] = [
    ("usesMiles", .flag(true), "units", .text("miles")),
    ("fontSize", .text("small"), "text_size", .number(15)),
    ("fontSize", .text("medium"), "text_size", .number(17)),
    ("fontSize", .text("large"), "text_size", .number(23)),
]
var result = stored.filter { key, _ in !renames.contains { $0.old == key } }
for rename in renames where stored[rename.old] == rename.value && result[rename.new] == nil {
    result[rename.new] = rename.becomes
}
return result
