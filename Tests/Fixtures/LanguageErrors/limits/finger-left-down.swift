let f = hand.touch(view)  // error 1:1: the finger of touch 1 is still down when the code ends
f.move(by: CGVector(dx: 1, dy: 1), over: 0.1)
