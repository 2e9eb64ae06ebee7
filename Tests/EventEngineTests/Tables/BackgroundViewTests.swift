import EventEngine
import Foundation
import Testing

/// Views behind the rows of tables and the items of collection views.
struct BackgroundViewTests {
    @Test func `A background is behind everything, as large as the view, and does not scroll`() {
        Simulator(tracing: false).perform {
            let layout = UICollectionViewFlowLayout()
            let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            let views: [UIScrollView] = [
                UITableView(frame: frame), UICollectionView(frame: frame, collectionViewLayout: layout),
            ]
            for view in views {
                let background = UIView()
                (view as? UITableView)?.backgroundView = background
                (view as? UICollectionView)?.backgroundView = background
                view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 900)))
                view.layoutIfNeeded()
                #expect(view.subviews.first === background && background.frame == frame)
                view.bounds.origin.y = 50
                view.layoutIfNeeded()
                #expect(background.frame == CGRect(x: 0, y: 50, width: 100, height: 200))
                (view as? UITableView)?.backgroundView = nil
                (view as? UICollectionView)?.backgroundView = nil
                #expect(background.superview == nil)
            }
        }
    }
}
