var result = stored
let usesMiles = result.removeValue(forKey: "usesMiles")
let fontSize = result.removeValue(forKey: "fontSize")
if let usesMiles {
    guard case .flag(let isMiles) = usesMiles else { return result }
    if isMiles, stored["units"] == nil { result["units"] = .text("miles") }
}
let sizes = ["small": 15.0, "medium": 17, "large": 23]
if case .text(let name) = fontSize, let size = sizes[name], stored["text_size"] == nil {
    result["text_size"] = .number(size)
}
return result
