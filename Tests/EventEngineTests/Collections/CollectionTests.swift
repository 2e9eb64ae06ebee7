import EventEngine
import Testing

/// Items of a collection view: where they stand, who is asked and told, which cells there are (M-01 to M-15).
struct CollectionTests {
    /// Gives items, and notes all that it hears as a delegate.
    private final class Clerk: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var counts = [100]
        var refusals: Set<String> = []
        var lines: [String] = []
        var frames: [CGRect] = []
        var made: Int { frames.count }

        private func hear(_ what: String, _ path: IndexPath) -> Bool {
            lines.append("\(what) \(path.item)")
            return !refusals.contains(what)
        }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            hear("shouldHighlight", path)
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
            _ = hear("didHighlight", path)
        }
        func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            _ = hear("didUnhighlight", path)
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            hear("shouldSelect", path)
        }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            hear("shouldDeselect", path)
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            _ = hear("didSelect", path)
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
            _ = hear("didDeselect", path)
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
    }

    private func play(
        _ body: (Simulator, Simulator.StandardScene, UICollectionView, Clerk) -> Void
    ) -> TestWorld {
        TestWorld { world, scene in
            let clerk = Clerk()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                collectionViewLayout: UICollectionViewFlowLayout())
            world.cellClasses.add(UICollectionViewCell.self) {
                clerk.frames.append($0)
                return UICollectionViewCell(frame: $0)
            }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            (view.dataSource, view.delegate) = (clerk, clerk)
            scene.view.addSubview(view)
            world.names.bind("items", to: view)
            world.device.wait(0)
            withExtendedLifetime(clerk) { body(world, scene, view, clerk) }
        }
    }

    private func tap(_ item: Int, _ world: Simulator, _ view: UICollectionView) {
        let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
        world.hand.tap(view, at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test func `Full lines are justified, the last keeps their gap (M-14)`() {
        _ = play { world, _, view, clerk in
            clerk.counts = [7]
            view.reloadData()
            let frames = (0..<7).compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(frames.map(\.minX) == [0, 62.5, 125, 187.5, 250, 0, 62.5])
            #expect(frames.map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
            #expect(view.contentSize == CGSize(width: 300, height: 110))
            let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.scrollDirection = .horizontal
            world.device.wait(0)
            // Six fit into a column of 400 points.
            #expect(view.contentSize == CGSize(width: 110, height: 400))
        }
    }

    @Test func `A tap asks, highlights, selects, and takes the highlight away (M-01, M-07, GC-60)`() {
        _ = play { world, _, view, clerk in
            tap(3, world, view)
            #expect(
                clerk.take() == [
                    "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didSelect 3",
                    "didUnhighlight 3",
                ])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
            #expect(clerk.take().isEmpty && view.indexPathsForSelectedItems == nil)
        }
    }

    @Test func `A no to highlighting ends it, one to selecting keeps the old item (M-02, M-03, GC-62)`() {
        _ = play { world, _, view, clerk in
            tap(1, world, view)
            _ = clerk.take()
            clerk.refusals = ["shouldHighlight"]
            tap(2, world, view)
            #expect(clerk.take() == ["shouldHighlight 2"])
            clerk.refusals = ["shouldSelect"]
            tap(2, world, view)
            #expect(clerk.take().last == "didUnhighlight 2")
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        }
    }

    @Test func `Only where several may be selected is one asked about (M-04, M-05, M-06, GC-63, GC-64)`() {
        _ = play { world, _, view, clerk in
            tap(1, world, view)
            _ = clerk.take()
            tap(2, world, view)
            #expect(
                clerk.take() == [
                    "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                    "didUnhighlight 2",
                ])
            #expect(view.allowsSelection && !view.allowsMultipleSelection)
            view.allowsMultipleSelection = true
            tap(2, world, view)
            #expect(
                clerk.take() == [
                    "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2",
                    "didUnhighlight 2",
                ])
        }
    }

    @Test func `A drag takes the highlight away and selects nothing (M-08, GC-65)`() {
        let test = play { world, _, view, clerk in
            let finger = world.hand.touch(view, at: CGPoint(x: 25, y: 85))
            finger.hold(0.2)
            #expect(clerk.take() == ["shouldHighlight 5", "didHighlight 5"])
            finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
            finger.lift()
            world.device.wait(1)
            #expect(clerk.take() == ["willBeginDragging", "didUnhighlight 5"])
            #expect(view.indexPathsForSelectedItems == nil)
        }
        #expect(test.calls(.touches).contains("items.touchesCancelled"))
    }

    @Test func `A finger that leaves its item and comes back is asked about again (M-08)`() {
        _ = play { world, _, view, clerk in
            view.isScrollEnabled = false
            let finger = world.hand.touch(view, at: CGPoint(x: 25, y: 25))
            finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
            finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
            finger.lift()
            #expect(
                clerk.take() == [
                    "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldHighlight 0",
                    "didHighlight 0", "didUnhighlight 0",
                ])
        }
    }

    @Test func `A tap recognizer around the items takes the touch (M-09, GC-66)`() {
        _ = play { world, scene, view, clerk in
            scene.view.addGestureRecognizer(UITapGestureRecognizer())
            tap(3, world, view)
            #expect(!clerk.take().contains { $0.hasPrefix("didSelect") })
        }
    }

    @Test func `Only visible items have cells, which are given out again (M-12, M-13)`() {
        let test = play { world, _, view, clerk in
            // Seven lines of 60 points meet 400 points.
            #expect(view.visibleCells.count == 35 && clerk.made == 35)
            view.contentOffset.y = 600
            world.device.wait(0)
            #expect(clerk.made <= 40 && view.visibleCells.count == 35)
            let first = view.visibleCells.first
            #expect(first?.contentView.superview === first)
            world.names.bind("cell", to: first)
            tap(50, world, view)
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 610)) == IndexPath(item: 50, section: 0))
        }
        #expect(test.calls(.touches).first == "cell.contentView.touchesBegan")
    }

    @Test func `A layout pass keeps what was changed at a cell since its layout spoke of it`() {
        _ = play { world, _, view, clerk in
            let cell = view.cellForItem(at: IndexPath(item: 3, section: 0))
            cell?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            cell?.alpha = 0.5
            view.setNeedsLayout()
            world.device.wait(0)
            #expect(cell?.transform.a == 0.5 && cell?.alpha == 0.5)
            #expect(cell?.frame.size == CGSize(width: 25, height: 25))
            (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width = 60
            world.device.wait(0)
            #expect(cell?.transform == .identity && cell?.alpha == 1)
            #expect(cell?.frame.size == CGSize(width: 60, height: 50))
        }
    }

    @Test func `A cell is made for its item's frame and has it before the data source gives it out`() {
        _ = play { world, _, view, clerk in
            clerk.counts = [2]
            view.reloadData()
            world.device.wait(0)
            let second = IndexPath(item: 1, section: 0)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: second)
            #expect(cell.frame == view.layoutAttributesForItem(at: second)?.frame)
            #expect(clerk.frames.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
        }
    }

    @Test func `Controllers take the roles that nobody has (M-15)`() {
        final class Items: UICollectionViewController {
            var chosen: IndexPath?
            override func collectionView(
                _ view: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                3
            }
            override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                chosen = path
            }
        }
        final class Rows: UITableViewController {
            var chosen: IndexPath?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen = indexPath
            }
        }
        _ = TestWorld { world, scene in
            let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
            scene.window.rootViewController = items
            world.device.wait(0)
            world.hand.tap(at: CGPoint(x: 20, y: 20))
            #expect(items.chosen == IndexPath(item: 0, section: 0))
            #expect(items.collectionView.next === items.view)
            let rows = Rows(style: .plain)
            scene.window.rootViewController = rows
            world.device.wait(0)
            world.hand.tap(at: CGPoint(x: 20, y: 60))
            world.device.wait(0)
            #expect(rows.chosen == IndexPath(row: 1, section: 0))
            #expect(rows.tableView.next === rows && rows.tableView === rows.view)
            #expect(rows.tableView.indexPathForSelectedRow != nil)
            scene.window.rootViewController = items
            scene.window.rootViewController = rows
            #expect(rows.tableView.indexPathForSelectedRow == nil)
        }
    }
}
