let red = UIView()
view.addSubview(read)
red.isHiden = true
