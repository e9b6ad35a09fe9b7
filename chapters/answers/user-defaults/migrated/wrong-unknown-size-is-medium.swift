var result = stored
let usesMiles = result.removeValue(forKey: "usesMiles")
let fontSize = result.removeValue(forKey: "fontSize")
if usesMiles == .flag(true), stored["units"] == nil { result["units"] = .text("miles") }
if case .text(let name) = fontSize, stored["text_size"] == nil {
    result["text_size"] = .number(["small": 15, "large": 23][name] ?? 17)
}
return result
