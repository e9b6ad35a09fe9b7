var result: [String: Stored] = [:]
result["theme"] = stored["theme"] ?? (stored["nightMode"] == .flag(true) ? .text("night") : nil)
let sizes = ["small": 17.0, "medium": 20, "large": 26]
result["textSize"] = stored["textSize"]
if case .text(let name) = stored["fontSize"], let size = sizes[name], stored["textSize"] == nil {
    result["textSize"] = .number(size)
}
return result
