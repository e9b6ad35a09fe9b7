guard stored is Double || stored is Int || stored is String,
    let number = Double("\(stored ?? "")"), number.isFinite
else { return 17 }
if number < 13 { return 13 }
return number > 29 ? 29 : number
