import EventEngine
import Foundation
import Testing

/// What a layout hears of updates, of an animated size and of another layout in its place.
struct LayoutUpdateTests {
    private final class Layout: UICollectionViewFlowLayout {
        var heard: [String] = []
        var offset: CGFloat = 0

        override func prepare() {
            super.prepare()
            heard.append("prepare")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            let text = updateItems.map { item in
                let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
                    path.map { $0.item == NSNotFound ? "s\($0.section)" : "\($0.item)" } ?? "-"
                }
                return "\(item.updateAction) " + paths.joined(separator: " ")
            }
            heard.append(text.joined(separator: ", "))
        }
        override func targetContentOffset(forProposedContentOffset proposal: CGPoint) -> CGPoint {
            heard.append("offset")
            return CGPoint(x: 0, y: proposal.y + offset)
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            heard.append("from \(itemIndexPath.item) \(start?.frame.minY ?? -1) \(start?.alpha ?? -1)")
            return start
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            heard.append("to \(itemIndexPath.item) \(end?.frame.minY ?? -1) \(end?.alpha ?? -1)")
            return end
        }
        override func finalizeCollectionViewUpdates() { heard.append("finalize") }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            heard.append("animated \(oldBounds.height)")
        }
        override func finalizeAnimatedBoundsChange() { heard.append("animated") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { heard.append("leaves") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { heard.append("comes") }
        override func finalizeLayoutTransition() { heard.append("done") }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }
    private final class Clerk: NSObject, UICollectionViewDataSource {
        var counts = [2]
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    /// A list of squares of 50 points, which is laid out.
    private func list(_ body: (UICollectionView, Layout, Clerk) -> Void) {
        _ = TestWorld { world, scene in
            let (layout, clerk) = (Layout(), Clerk())
            layout.minimumLineSpacing = 0
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 50, height: 200), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = clerk
            scene.view.addSubview(list)
            list.layoutIfNeeded()
            layout.heard = []
            withExtendedLifetime(clerk) { body(list, layout, clerk) }
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `An update prepares the layout, says what changes, and asks where from and where to`() {
        list { list, layout, clerk in
            clerk.counts = [3]
            list.insertItems(at: [path(0)])
            #expect(layout.take() == [
                "prepare", "insert - 0", "offset", "to 0 50.0 1.0", "to 1 100.0 1.0", "from 0 0.0 0.0",
                "from 1 0.0 1.0", "from 2 50.0 1.0", "finalize",
            ])
            list.layoutIfNeeded()
            #expect(layout.take() == [])
            clerk.counts = [2]
            list.deleteItems(at: [path(1)])
            #expect(layout.take() == [
                "prepare", "delete 1 -", "offset", "to 0 0.0 1.0", "to 1 50.0 0.0", "to 2 50.0 1.0",
                "from 0 0.0 1.0", "from 1 100.0 1.0", "finalize",
            ])
        }
    }

    @Test func `What goes is named from the end, then what comes, is asked for anew and moves`() {
        list { list, layout, clerk in
            clerk.counts = [5, 1]
            list.reloadData()
            list.layoutIfNeeded()
            layout.heard = []
            clerk.counts = [5, 2]
            list.performBatchUpdates {
                list.moveItem(at: path(4), to: path(2))
                list.reloadItems(at: [path(3)])
                list.insertItems(at: [path(4), path(0)])
                list.deleteItems(at: [path(0), path(1)])
                list.deleteSections([1])
                list.insertSections([1])
            }
            #expect(layout.take().first { $0.contains("delete") }
                == "delete s1 -, delete 1 -, delete 0 -, insert - 0, insert - 4, insert - s1, reload 3 3, "
                + "move 4 2")
        }
    }

    @Test func `A layout says where the content rests after an update`() {
        list { list, layout, clerk in
            clerk.counts = [20]
            list.reloadData()
            list.layoutIfNeeded()
            layout.offset = 75
            list.performBatchUpdates {}
            #expect(list.contentOffset.y == 75)
        }
    }

    @Test func `Before it was laid out, and in a pass without an update, a layout hears nothing`() {
        _ = TestWorld { world, scene in
            let (layout, clerk) = (Layout(), Clerk())
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 50, height: 200), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = clerk
            _ = list.numberOfSections
            clerk.counts = [3]
            list.insertItems(at: [path(0)])
            scene.view.addSubview(list)
            list.layoutIfNeeded()
            list.setNeedsLayout()
            list.layoutIfNeeded()
            #expect(layout.heard == ["prepare"])
        }
    }

    @Test func `An animation that changes the size is told once, with the bounds before`() {
        list { list, layout, clerk in
            clerk.counts = [6]
            list.reloadData()
            list.layoutIfNeeded()
            layout.heard = []
            UIView.animate(withDuration: 1) {
                list.frame.size.height = 300
                list.layoutIfNeeded()
            }
            #expect(layout.take() == [
                "prepare", "animated 200.0", "from 4 200.0 0.0", "from 5 250.0 0.0", "animated",
            ])
            list.frame.size.height = 200
            list.layoutIfNeeded()
            #expect(layout.take() == ["prepare"])
        }
    }

    @Test func `Both layouts hear that one takes the place of the other`() {
        list { list, layout, _ in
            let other = Layout()
            list.collectionViewLayout = other
            #expect(layout.take() == ["leaves", "done"])
            #expect(other.take() == ["comes", "prepare", "offset", "done"])
            list.collectionViewLayout = other
            #expect(!other.take().contains("leaves"))
        }
    }
}
