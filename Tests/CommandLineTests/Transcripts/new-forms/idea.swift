let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(red)
hand.tap(red)
