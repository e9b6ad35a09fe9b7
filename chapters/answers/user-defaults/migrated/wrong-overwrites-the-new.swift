var result = stored
if result.removeValue(forKey: "nightMode") == .flag(true) { result["theme"] = .text("night") }
let sizes = ["small": 17.0, "medium": 20, "large": 26]
if case .text(let name) = result.removeValue(forKey: "fontSize"), let size = sizes[name] {
    result["textSize"] = .number(size)
}
return result
