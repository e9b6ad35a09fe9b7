var result = stored
let nightMode = result.removeValue(forKey: "nightMode")
let fontSize = result.removeValue(forKey: "fontSize")
if nightMode == .flag(true) {
    if case .text = stored["theme"] {} else { result["theme"] = .text("night") }
}
let sizes = ["small": 17.0, "medium": 20, "large": 26]
if case .text(let name) = fontSize, let size = sizes[name], stored["textSize"] == nil {
    result["textSize"] = .number(size)
}
return result
