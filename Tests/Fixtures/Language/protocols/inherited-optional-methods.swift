// A protocol of the scenario that inherits from one of UIKit has its optional methods too.
@objc protocol GalleryDelegate: UIScrollViewDelegate {
    @objc optional func galleryDidOpen(_ gallery: Gallery)
}
class Gallery: UIScrollView, UIScrollViewDelegate {
    weak var galleryDelegate: GalleryDelegate?
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        galleryDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
        galleryDelegate?.scrollViewDidEndDecelerating?(scrollView)
        galleryDelegate?.galleryDidOpen?(self)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        galleryDelegate?.viewForZooming?(in: scrollView) ?? self
    }
}
class Owner: NSObject, GalleryDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("ended", decelerate)
    }
    func galleryDidOpen(_ gallery: Gallery) { print("opened") }
}
let owner = Owner()
let gallery = Gallery(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
gallery.contentSize = CGSize(width: 300, height: 2000)
gallery.galleryDelegate = owner
gallery.delegate = gallery
view.addSubview(gallery)
hand.drag(gallery, by: CGVector(dx: 0, dy: -60), over: 0.2)
// prints: ended false
// prints: opened
print(gallery.viewForZooming(in: gallery) === gallery)  // prints: true
