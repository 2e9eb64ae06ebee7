// The room around content that counts: who hears that it has changed.
class TalkingScrollView: UIScrollView {
    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        print("view:", adjustedContentInset.top)
    }
}

class Listener: NSObject, UIScrollViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        print("delegate:", scrollView.adjustedContentInset.top, scrollView.contentOffset.y)
    }
}

let page = UIViewController()
let listener = Listener()
let scroll = TalkingScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
scroll.contentSize = CGSize(width: 375, height: 2000)
scroll.delegate = listener
page.view.addSubview(scroll)
let nav = UINavigationController(rootViewController: page)
window.rootViewController = nav
// prints: delegate: 44.0 -44.0
// prints: view: 44.0
scroll.contentInset.top = 6
// prints: delegate: 50.0 -44.0
// prints: view: 50.0
scroll.contentInset.top = 6
nav.isNavigationBarHidden = true
// prints: delegate: 6.0 -44.0
// prints: view: 6.0
scroll.contentInsetAdjustmentBehavior = .never
page.additionalSafeAreaInsets.top = 20
scroll.contentInsetAdjustmentBehavior = .always
// prints: delegate: 26.0 -44.0
// prints: view: 26.0
