let red = UIView(frame: .zero)
application.sendAction(Selector("paint:"), to: red, from: nil, for: nil)  // error 2:1: 'red' has no action method 'paint:'
