if text.isTouched { return text.offset }
let oldEnd = max(0, text.oldHeight - text.viewHeight)
let newEnd = max(0, text.newHeight - text.viewHeight)
return text.offset >= oldEnd ? newEnd : min(text.offset, newEnd)
