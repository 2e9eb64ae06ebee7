import Testing

@testable import BookBuilding

/// What a chapter, and `explain`, make of a tap on a row.
@Suite struct RowFenceTests {
    private static let chapter = """
        # A

        ```swift, scenario, name=tap
        class Desk: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
                path.row == 0 ? nil : path
            }
            func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
        }
        let desk = Desk()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        table.dataSource = desk
        table.delegate = desk
        view.addSubview(table)
        hand.tap(table, at: CGPoint(x: 20, y: 20))
        device.wait(1)
        hand.tap(table, at: CGPoint(x: 20, y: 60))
        ```


        """

    @Test("A log has what the delegate is told and the states of cells, in both spellings (H-29, H-30)")
    func logs() {
        let fences = Sample.fence("log, of=tap, select=[tables]")
            + "\n" + Sample.fence("log, of=tap, select=[tables], style=objc")
        let text = TestBook(chapter: Self.chapter + fences).accepted().text()
        #expect(
            text.contains(
                """
                UITableViewCell#1.isHighlighted = true
                UITableViewCell#1.isHighlighted = false
                desk.tableView(_:willSelectRowAt:) -> nil
                UITableViewCell#2.isHighlighted = true
                UITableViewCell#2.isHighlighted = false
                desk.tableView(_:willSelectRowAt:) -> [0, 1]
                UITableViewCell#2.isSelected = true
                desk.tableView(_:didSelectRowAt:)
                """))
        #expect(
            text.contains(
                """
                -[Desk tableView:willSelectRowAtIndexPath:]
                -[Desk tableView:willSelectRowAtIndexPath:]
                -[Desk tableView:didSelectRowAtIndexPath:]
                """))
    }

    @Test("A timeline shows what the table held back from the content view (H-03)")
    func timeline() {
        let text = TestBook(chapter: Self.chapter + Sample.fence("timeline, of=tap")).accepted().text()
        #expect(text.contains("(BEGAN held by"))
        #expect(text.contains("= table.touchDelay"))
        #expect(text.contains("50 ms late"))
    }

    @Test("An explanation names the row of each call, and the refusal (H-30)")
    func explanation() {
        let source = TestBook(chapter: Self.chapter).source
        let text = ScenarioSearch.run("tap", in: source).explanation().text
        #expect(text.contains("H-30  desk.tableView(_:willSelectRowAt:) -> nil   row [0, 0]: refused\n"))
        #expect(text.contains("H-30  desk.tableView(_:didSelectRowAt:)   row [0, 1]\n"))
        #expect(text.contains("C-16      table.touchesBegan(_:with:)"))
    }
}
