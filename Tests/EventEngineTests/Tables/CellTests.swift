import EventEngine
import Foundation
import Testing

/// Which cells are there, where they stand, and how they are used again.
struct CellTests {
    @Test func `A cell is a delegate of recognizers, as UIKit declares it`() {
        let (cell, pan) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIPanGestureRecognizer())
        pan.delegate = cell
        #expect(pan.delegate === cell)
    }

    @Test func `Only visible rows have cells, and scrolling brings others`() {
        _ = TableStage.play { stage in
            stage.clerk.counts = [1_000]
            stage.table.layoutIfNeeded()
            #expect(stage.table.indexPathsForVisibleRows?.map(\.row) == Array(0...6))
            #expect(stage.table.contentSize == CGSize(width: 200, height: 44_000))
            stage.table.contentOffset.y = 4_400
            stage.table.layoutIfNeeded()
            #expect(stage.table.indexPathsForVisibleRows?.map(\.row) == Array(100...106))
            #expect(stage.clerk.asked.count == 14)
            #expect(stage.table.cellForRow(at: [0, 0]) == nil)
            #expect(stage.table.visibleCells.map(\.frame.minY) == (100...106).map { CGFloat($0) * 44 })
            #expect(stage.table.visibleCells.allSatisfy { $0.superview === stage.table })
        }
    }

    @Test func `Cells with an identifier are used again, others are let go`() {
        class Counted: UITableViewCell {
            nonisolated(unsafe) static var made = 0
            nonisolated(unsafe) static var reused = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                Counted.made += 1
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() {
                super.prepareForReuse()
                Counted.reused += 1
            }
        }
        (Counted.made, Counted.reused) = (0, 0)
        _ = TableStage.play { stage in
            stage.world.cellClasses.add(Counted.self) { Counted(style: .default, reuseIdentifier: $0) }
            stage.table.register(Counted.self, forCellReuseIdentifier: "row")
            stage.clerk.counts = [1_000]
            stage.clerk.makeCell = { $0.dequeueReusableCell(withIdentifier: "row", for: $1) }
            stage.table.layoutIfNeeded()
            for step in 1...50 {
                stage.table.contentOffset.y = CGFloat(step) * 44
                stage.table.layoutIfNeeded()
            }
            #expect(stage.table.visibleCells.count == 7)
        }
        #expect(Counted.made <= 8)
        #expect(Counted.reused >= 49)
    }

    @Test func `A selected row is selected again when its cell comes back`() {
        _ = TableStage.play { stage in
            stage.clerk.counts = [100]
            stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            stage.clerk.makeCell = { $0.dequeueReusableCell(withIdentifier: "row", for: $1) }
            stage.tap(row: 1)
            #expect(stage.table.cellForRow(at: [0, 1])?.isSelected == true)
            stage.table.contentOffset.y = 2_000
            stage.table.layoutIfNeeded()
            #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
            stage.table.contentOffset.y = 0
            stage.table.layoutIfNeeded()
            #expect(stage.table.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
        }
    }

    @Test func `An identifier without a class is UIKit's exception`() {
        let run = TableStage.play { stage in
            stage.clerk.makeCell = { $0.dequeueReusableCell(withIdentifier: "none", for: $1) }
            stage.tap(row: 0)
        }
        #expect(
            run.world.problem
                == .refused("no cell class is registered for the identifier 'none' in a table"))
    }

    @Test func `Rows and sections stand one below the other, with headers and footers between`() {
        _ = TableStage.play { stage in
            stage.clerk.counts = [2, 3]
            stage.clerk.height = { CGFloat(20 + 10 * $0.row) }
            (stage.clerk.headerHeight, stage.clerk.footerHeight) = (30, 5)
            stage.clerk.sectionTitle = "section"
            let table = stage.table
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
            #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 50, width: 200, height: 30))
            #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 115, width: 200, height: 20))
            #expect(table.rectForRow(at: [2, 0]) == .zero)
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 49.9)) == [0, 0])
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == [0, 1])
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 82)) == nil)
            #expect(table.contentSize.height == 210)
            // A touch on a header is no touch on a row, even where the header covers one.
            stage.world.hand.tap(table, at: CGPoint(x: 20, y: 10))
            #expect(table.indexPathForSelectedRow == nil)
        }
    }

    @Test func `Headers of the plain style stay on the screen with their section`() {
        let places: [(UITableView.Style, CGFloat?)] = [(.plain, 400), (.grouped, nil)]
        for (style, expected) in places {
            _ = TableStage.play(table: { UITableView(frame: $0, style: style) }) { stage in
                stage.clerk.counts = [20, 20]
                stage.clerk.sectionTitle = "section"
                stage.table.layoutIfNeeded()
                stage.table.contentOffset.y = 400
                stage.table.layoutIfNeeded()
                let headers = stage.table.subviews.filter { $0 is UITableViewHeaderFooterView }
                #expect(headers.map(\.frame.minY).first == expected)
            }
        }
    }

    @Test func `Reloading asks anew and forgets the selection`() {
        _ = TableStage.play { stage in
            stage.tap(row: 0)
            #expect(stage.table.indexPathForSelectedRow == [0, 0])
            stage.clerk.counts = [1]
            stage.table.reloadData()
            #expect(stage.table.indexPathForSelectedRow == nil)
            #expect(stage.table.numberOfRows(inSection: 0) == 1)
            stage.table.layoutIfNeeded()
            #expect(stage.table.visibleCells.count == 1)
        }
    }

    @Test func `Too many rows, negative counts and rows that are not there are refused`() {
        for (count, sentence) in [
            (1_000_000, "says that it has 1000000 rows in a section; at most 100000 are possible here"),
            (-1, "says that it has -1 rows in a section"),
        ] {
            let run = TableStage.play { stage in
                stage.clerk.counts = [count]
                stage.tap(row: 0)
            }
            #expect(run.world.problem == .refused("the data source of a table \(sentence)"))
        }
        let missing = TableStage.play { $0.table.scrollToRow(at: [0, 9], at: .top, animated: false) }
        #expect(
            missing.world.problem == .refused("'scrollToRow(at:at:animated:)': the table has no row [0, 9]"))
    }

    @Test func `Scrolling to a row brings it where it is wanted`() {
        _ = TableStage.play { stage in
            stage.clerk.counts = [100]
            let table = stage.table
            let offsets: [(UITableView.ScrollPosition, CGFloat)] = [
                (.top, 880), (.middle, 752), (.bottom, 624), (.none, 624),
            ]
            for (position, offset) in offsets {
                table.scrollToRow(at: [0, 20], at: position, animated: false)
                #expect(table.contentOffset.y == offset, "\(position)")
            }
            table.scrollToRow(at: [0, 99], at: .top, animated: false)
            #expect(table.contentOffset.y == 4_100)
        }
    }

    @Test func `An index path has a section and a row`() {
        var path = IndexPath(row: 2, section: 1)
        #expect(path.section == 1 && path.row == 2 && path.item == 2)
        path.row += 1
        path.section = 0
        #expect(path == [0, 3] && path == IndexPath(item: 3, section: 0))
        #expect("\(path)" == "[0, 3]")
    }
}
