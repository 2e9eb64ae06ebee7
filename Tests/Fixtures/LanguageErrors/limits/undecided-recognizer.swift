class Silent: UIGestureRecognizer {}
let silent = Silent()  // error 2:1: the recognizer 'silent' never decides: it is left in the state 'possible'
view.addGestureRecognizer(silent)
hand.tap(view)
