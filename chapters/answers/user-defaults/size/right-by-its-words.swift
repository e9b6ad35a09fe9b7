guard stored is Double || stored is Int || stored is String,
    let number = Double("\(stored ?? "")"), !number.isNaN
else { return 20 }
if number < 17 { return 17 }
return number > 29 ? 29 : number
