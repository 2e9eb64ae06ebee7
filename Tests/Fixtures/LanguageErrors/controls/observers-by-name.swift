let scroll = UIScrollView()
scroll.addObserver(view, forKeyPath: "contentOfset", options: .new, context: nil)
// error 2:1: nobody hears of changes of 'contentOfset' of 'scroll': changes are posted for 'contentOffset', 'contentSize', 'contentInset', 'frame', 'bounds', 'center', 'transform', 'alpha', 'hidden'
