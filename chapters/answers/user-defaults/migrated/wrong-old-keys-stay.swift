var result = stored
if stored["usesMiles"] == .flag(true), stored["units"] == nil { result["units"] = .text("miles") }
let sizes = ["small": 15.0, "medium": 17, "large": 23]
if case .text(let name) = stored["fontSize"], let size = sizes[name], stored["text_size"] == nil {
    result["text_size"] = .number(size)
}
return result
