// An argument that has no label is named by its place, one with a label by that.
func move(_ view: UIView, _ distance: CGFloat, over time: Double) {}
move()  // error 3:1: 'move(_:_:over:)' is called without its first argument
move(view, over: 1)  // error 4:1: 'move(_:_:over:)' is called without argument 2
move(view, 2)  // error 5:1: 'move(_:_:over:)' is called without an argument for 'over'
hand.press(for: 1)  // error 6:6: 'press(_:at:for:)' is called without its first argument
hand.swipe(view)  // error 7:6: 'Hand' has no member 'swipe'
