// Controllers of tables and collection views hear of the room around the content, too.
import UIKit

class List: UITableViewController {
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        print("table", scrollView.adjustedContentInset.bottom)
    }
}
class Grid: UICollectionViewController {
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        print("grid", scrollView.adjustedContentInset.bottom)
    }
}
let list = List()
window.rootViewController = list
list.tableView.contentInset.bottom = 20
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
window.rootViewController = grid
grid.collectionView.contentInset.bottom = 30
// prints: table 20.0
// prints: grid 30.0
