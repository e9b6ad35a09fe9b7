let (before, after) = (text.oldHeight - text.viewHeight, text.newHeight - text.viewHeight)
let end = after > 0 ? after : 0
switch text.isTouched {
case true: return text.offset
case _ where (before > 0 ? before : 0) - text.offset < text.lineHeight: return end
default: return text.offset > end ? end : text.offset
}
