class Listener: NSObject, UIScrollViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
let scroll = UIScrollView()
scroll.delegate = view  // error 5:19: a value of type 'UIScrollViewDelegate?' is needed here, and this is 'UIView'
scroll.contentOffset = CGSize(width: 1, height: 1)  // error 6:24: a value of type 'CGPoint' is needed here, and this is 'CGSize'
scroll.isTracking = true  // error 7:1: 'isTracking' cannot be assigned: it can only be read
scroll.decelerationRate = 0.9  // error 8:27: a value of type 'UIScrollView.DecelerationRate' is needed here, and this is 'Double'
let place: UnsafeMutablePointer<CGRect>? = nil  // error 9:12: scenarios do not have 'UnsafeMutablePointer'
