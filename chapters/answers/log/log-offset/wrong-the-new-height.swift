if text.isTouched { return text.offset }
let newEnd = max(0, text.newHeight - text.viewHeight)
let wasAtEnd = text.offset > newEnd - text.lineHeight
return wasAtEnd ? newEnd : min(text.offset, newEnd)
