import EventEngine
import Foundation

/// A finger that drags for ten seconds of virtual time, one event a frame, on a table of a thousand rows that
/// lies in a scroll view that lies in another one.
enum ScrollBenchmark {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    static func run() {
        print("A drag of 10 s over nested scroll views and a table of 1,000 rows\n")
        row("tracing", "a drag", "events /s", "")
        row("---", "---", "---", "---")
        for isTracing in [false, true] { measure(isTracing) }
        print("")
    }

    private static func measure(_ isTracing: Bool) {
        let run = Measurement {
            let world = Simulator(tracing: isTracing)
            let scene = world.makeStandardScene()
            let rows = Rows()
            world.perform {
                let outer = UIScrollView(frame: scene.view.bounds)
                outer.contentSize = CGSize(width: outer.bounds.width, height: 3_000)
                scene.view.addSubview(outer)
                let pager = UIScrollView(frame: outer.bounds)
                pager.contentSize = CGSize(width: 4 * outer.bounds.width, height: outer.bounds.height)
                pager.isPagingEnabled = true
                outer.addSubview(pager)
                let table = UITableView(frame: pager.bounds, style: .plain)
                table.dataSource = rows
                table.delegate = rows
                pager.addSubview(table)
                let finger = world.hand.touch(at: CGPoint(x: 180, y: 600))
                for number in 0..<20 {
                    let way = number % 4 == 3 ? 500.0 : -500
                    finger.move(by: CGVector(dx: 0, dy: way), over: 0.5)
                }
                finger.lift()
            }
            precondition(rows.count > 500, "nothing was scrolled")
            _ = world.finish()
        }
        row(
            isTracing ? "on" : "off", "\((run.secondsPerCall * 1_000).fixed(1)) ms",
            (602 / run.secondsPerCall).fixed(0), "")
    }
}
