let any: Any = view
let label = any as! UILabel  // error 2:13: this value is of type 'UIView', not 'UILabel'
print(label)
