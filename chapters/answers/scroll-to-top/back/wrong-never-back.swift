guard offset > top else { return nil }
place = offset
return top
