var result: [String: Stored] = [:]
result["units"] = stored["units"] ?? (stored["usesMiles"] == .flag(true) ? .text("miles") : nil)
let sizes = ["small": 15.0, "medium": 17, "large": 23]
result["text_size"] = stored["text_size"]
if case .text(let name) = stored["fontSize"], let size = sizes[name], stored["text_size"] == nil {
    result["text_size"] = .number(size)
}
return result
