view.addSubview(UILabel.appearance())  // error 1:1: an appearance is no view: it only keeps what is set
