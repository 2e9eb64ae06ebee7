let scroll = UIScrollView()
scroll.addObserver(view, forKeyPath: "contentOffset", options: .new, context: nil)
// error 2:8: scenarios do not have 'addObserver' of 'UIScrollView'
let picker = UIDatePicker()  // error 4:14: scenarios do not have 'UIDatePicker'
