if text.isTouched { return text.offset }
let oldEnd = max(0, text.oldHeight - text.viewHeight)
let newEnd = max(0, text.newHeight - text.viewHeight)
let wasAtEnd = text.offset > oldEnd - 2 * text.lineHeight
return wasAtEnd ? newEnd : min(text.offset, newEnd)
