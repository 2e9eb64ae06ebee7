let red = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
view.addSubview(red)
hand.tap(red)
print("done")
