import Testing

@testable import ScenarioLanguage

/// Calls that the witness cannot compile: on Linux a protocol has no optional methods.
@Suite struct ProtocolCallTests {
    @Test("An optional method is called through a value of the protocol's type; missing it is nil")
    func optionalMethods() {
        let program = LanguageFixture(path: "protocols.swift", source: """
            // Methods of UIKit's protocols, called through values of the protocols' types.
            class Listener: NSObject, UIScrollViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) { print("did scroll") }
            }

            class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    print("selected", indexPath.row)
                }
            }

            class Owner {
                weak var delegate: UIScrollViewDelegate?
                func tell(_ view: UIScrollView) {
                    delegate?.scrollViewDidScroll?(view)
                    delegate?.scrollViewDidEndDecelerating?(view)
                }
            }

            let (scroll, table) = (UIScrollView(), UITableView())
            let (listener, rows, owner) = (Listener(), Rows(), Owner())
            owner.tell(scroll)
            owner.delegate = listener
            owner.tell(scroll)
            // prints: did scroll

            scroll.delegate = listener
            scroll.delegate?.scrollViewDidScroll?(scroll)
            // prints: did scroll
            print(scroll.delegate?.scrollViewDidEndDecelerating?(scroll) == nil)
            // prints: true

            let source: UITableViewDataSource = rows
            print(source.tableView(table, numberOfRowsInSection: 0))
            // prints: 3
            print(source.numberOfSections?(in: table) ?? -1)
            // prints: -1

            table.dataSource = rows
            table.delegate = rows
            print(table.dataSource?.tableView(table, numberOfRowsInSection: 0) ?? -1)
            // prints: 3
            table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
            // prints: selected 1
            """)
        #expect(program.run() == program.expected)
    }

    @Test("An optional method without its question mark is refused with the way to write it")
    func missingMark() {
        let program = LanguageFixture(path: "mark.swift", source: """
            let scroll = UIScrollView()
            scroll.delegate?.scrollViewDidScroll(scroll)
            """)
        #expect(program.run() == [
            "error 2:18: 'scrollViewDidScroll(_:)' without '?' is not supported in scenarios"
        ])
    }
}
