func send(_ event: UIControlEvents) {}
var state: UIGestureRecognizerState?
// error 1:20: scenarios do not have 'UIControlEvents'
// error 2:12: scenarios do not have 'UIGestureRecognizerState'
