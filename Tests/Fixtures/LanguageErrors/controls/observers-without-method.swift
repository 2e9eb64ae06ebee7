let scroll = UIScrollView()
scroll.addObserver(view, forKeyPath: "contentOffset", options: .new, context: nil)
scroll.contentOffset.y = 5
// error 3:1: 'view' does not handle the change of 'contentOffset' in 'observeValue(forKeyPath:of:change:context:)'
