let value = stored ?? standard
for (title, candidate) in zip(titles, values) where candidate == value { return title }
return ""
