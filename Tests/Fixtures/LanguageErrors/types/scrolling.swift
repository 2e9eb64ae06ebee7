let scroll = UIScrollView()
scroll.delegate = view  // error 2:19: a value of type 'UIScrollViewDelegate?' is needed here, and this is 'UIView'
scroll.contentOffset = CGSize(width: 1, height: 1)  // error 3:24: a value of type 'CGPoint' is needed here, and this is 'CGSize'
scroll.isTracking = true  // error 4:1: 'isTracking' cannot be assigned: it can only be read
scroll.decelerationRate = 0.9  // error 5:27: a value of type 'UIScrollView.DecelerationRate' is needed here, and this is 'Double'
