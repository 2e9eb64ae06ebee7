var o: Int? = 3
print(o + 1)  // error 2:7: a value of type 'Int?' may be nil and must be unwrapped
let n: Int = o  // error 3:14: a value of type 'Int?' may be nil and must be unwrapped
view.superview.addSubview(view)  // error 4:16: a value of type 'UIView?' may be nil, so it has no member 'addSubview'
if let q = 5 { print(q) }  // error 5:12: 'if let' is for optionals, and this is 'Int'
let w = view.window?.frame.width
print(w * 2)  // error 7:7: a value of type 'CGFloat?' may be nil and must be unwrapped
