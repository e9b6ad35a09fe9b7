var result = stored
let usesMiles = result.removeValue(forKey: "usesMiles")
let fontSize = result.removeValue(forKey: "fontSize")
guard stored["units"] == nil, stored["text_size"] == nil else { return result }
if usesMiles == .flag(true) { result["units"] = .text("miles") }
if case .text(let name) = fontSize, let size = ["small": 15.0, "medium": 17, "large": 23][name] {
    result["text_size"] = .number(size)
}
return result
