let place: UnsafeMutablePointer<CGRect>? = nil  // error 1:12: scenarios do not have 'UnsafeMutablePointer'
