var result = stored
let nightMode = result.removeValue(forKey: "nightMode")
let fontSize = result.removeValue(forKey: "fontSize")
guard stored["theme"] == nil, stored["textSize"] == nil else { return result }
if nightMode == .flag(true) { result["theme"] = .text("night") }
if case .text(let name) = fontSize, let size = ["small": 17.0, "medium": 20, "large": 26][name] {
    result["textSize"] = .number(size)
}
return result
