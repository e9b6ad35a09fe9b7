let value = stored ?? standard
for choice in choices where choice.value == value { return choice.title }
return ""
