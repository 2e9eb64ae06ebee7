// `!` calls a method of a delegate that has to be there.
class Keeper: NSObject, UICollectionViewDelegateFlowLayout, UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10 + indexPath.item, height: 20) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
}
let layout = UICollectionViewFlowLayout()
let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
let keeper = Keeper()
list.delegate = keeper
let flow = list.delegate as! UICollectionViewDelegateFlowLayout
let size = flow.collectionView!(list, layout: layout, sizeForItemAt: IndexPath(item: 3, section: 0))
print(size.width)  // prints: 13.0
list.delegate!.scrollViewDidScroll!(list)  // prints: scrolled
list.delegate?.scrollViewDidScroll!(list)  // prints: scrolled
