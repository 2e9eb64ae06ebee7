hand.tap(at: CGPoint(x: 10, y: 10))
print("done")
