var result = stored
let nightMode = result.removeValue(forKey: "nightMode")
let fontSize = result.removeValue(forKey: "fontSize")
if nightMode == .flag(true), stored["theme"] == nil { result["theme"] = .text("night") }
if case .text(let name) = fontSize, stored["textSize"] == nil {
    result["textSize"] = .number(["small": 17, "large": 26][name] ?? 20)
}
return result
