import EventEngine
import Foundation
import SeededRandom
import Testing

/// Tables that are changed, scrolled and edited at random: what is seen is always where it belongs.
struct RandomTableTests {
    /// A row that says how high it is: as its number, and a fraction.
    private final class Row: UITableViewCell {
        var number = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: Author.height(of: number))
        }
    }

    /// Has rows, and changes them and the table together.
    private final class Author: NSObject, UITableViewDataSource, UITableViewDelegate {
        var random: SeededGenerator
        var sections: [[Int]] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            super.init()
            sections = (0..<3).map { _ in numbers(upTo: 14) }
        }

        static func height(of number: Int) -> CGFloat { CGFloat(10 + number % 90) + 0.3 }

        func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
        private func numbers(upTo most: Int) -> [Int] { (0..<below(most + 1)).map { _ in below(1000) } }

        func numberOfSections(in table: UITableView) -> Int { sections.count }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = table.dequeueReusableCell(withIdentifier: "row") as? Row
                ?? Row(style: .default, reuseIdentifier: "row")
            row.number = sections[path.section][path.row]
            return row
        }
        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            let number = sections[path.section][path.row]
            return number % 4 == 0 ? Self.height(of: number) : UITableView.automaticDimension
        }
        func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row % 2 == 0 }

        /// Changes the rows, or what is seen of them.
        func act(on table: UITableView) {
            let section = below(sections.count)
            let row = below(sections[section].count)
            switch below(9) {
            case 0:
                sections[section].insert(below(1000), at: row)
                table.insertRows(at: [[section, row]], with: .none)
            case 1 where !sections[section].isEmpty:
                sections[section].remove(at: row)
                table.deleteRows(at: [[section, row]], with: .none)
            case 2 where !sections[section].isEmpty:
                sections[section][row] = below(1000)
                table.reloadRows(at: [[section, row]], with: .none)
            case 3:
                sections.append(numbers(upTo: 6))
                table.insertSections([sections.count - 1], with: .none)
            case 4 where sections.count > 1:
                sections.remove(at: section)
                table.deleteSections([section], with: .none)
            case 5 where !sections[section].isEmpty:
                move(row, of: section, in: table)
            case 6 where !sections[section].isEmpty:
                table.scrollToRow(at: [section, row], at: .middle, animated: below(2) == 0)
            case 7:
                table.setEditing(!table.isEditing, animated: false)
            default:
                table.contentOffset.y = CGFloat(below(Int(table.contentSize.height - table.bounds.height)))
            }
        }

        private func move(_ row: Int, of section: Int, in table: UITableView) {
            let number = sections[section].remove(at: row)
            let target = below(sections.count)
            let place = below(sections[target].count + 1)
            sections[target].insert(number, at: place)
            table.moveRow(at: [section, row], to: [target, place])
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func `Rows lie below each other, and cells belong to their rows, whatever happens`(seed: UInt64) {
        _ = TestWorld(tracing: false) { world, scene in
            let author = Author(seed: seed)
            let style: UITableView.Style = seed % 2 == 0 ? .plain : .grouped
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
            table.dataSource = author
            table.delegate = author
            scene.window.addSubview(table)
            for _ in 0..<20 {
                world.device.wait(1)
                check(table, author)
                author.act(on: table)
            }
            world.device.wait(1)
            check(table, author)
        }
    }

    private func check(_ table: UITableView, _ author: Author) {
        var bottom: CGFloat = 0
        for (section, numbers) in author.sections.enumerated() {
            for row in numbers.indices {
                let frame = table.rectForRow(at: [section, row])
                #expect(frame.minY > bottom - 0.01)
                bottom = frame.maxY
            }
        }
        let end = max(0, table.contentSize.height - table.bounds.height)
        #expect(table.contentSize.height > bottom - 0.01)
        #expect(table.contentOffset.y > -0.01 && table.contentOffset.y < end + 0.01)
        #expect(table.indexPathsForVisibleRows?.count ?? 0 == table.visibleCells.count)
        for case let row as Row in table.visibleCells {
            guard let path = table.indexPath(for: row) else {
                Issue.record("a cell has no row")
                continue
            }
            let place = table.rectForRow(at: path)
            #expect(row.number == author.sections[path.section][path.row])
            #expect(abs(place.minY - row.frame.minY) < 0.01 && abs(place.height - row.frame.height) < 0.01)
            #expect(abs(row.frame.height - Author.height(of: row.number)) < 0.01)
            #expect(place.maxY > table.bounds.minY && place.minY < table.bounds.maxY)
        }
    }
}
