var result = stored
if result.removeValue(forKey: "usesMiles") == .flag(true) { result["units"] = .text("miles") }
let sizes = ["small": 15.0, "medium": 17, "large": 23]
if case .text(let name) = result.removeValue(forKey: "fontSize"), let size = sizes[name] {
    result["text_size"] = .number(size)
}
return result
