var result = stored
if stored["nightMode"] == .flag(true), stored["theme"] == nil { result["theme"] = .text("night") }
let sizes = ["small": 17.0, "medium": 20, "large": 26]
if case .text(let name) = stored["fontSize"], let size = sizes[name], stored["textSize"] == nil {
    result["textSize"] = .number(size)
}
return result
