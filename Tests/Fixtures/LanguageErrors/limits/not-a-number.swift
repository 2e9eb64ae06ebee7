view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)  // error 1:1: 'frame' cannot be (nan, 0.0, nan, 1.0)
