var result = offset
if result.y > -inset.top { result.y = -inset.top }
return result
