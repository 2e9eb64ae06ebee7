let a = UIView()
let b = UIView()
a.addSubview(b)
b.addSubview(a)  // error 4:1: cannot add 'a' to 'b', which is inside it
