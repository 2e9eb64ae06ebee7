import Foundation
import Testing

@testable import BookBuilding

/// The fences `responders` and `pipeline`: drawing, log and page tell the same.
@Suite("Fences of the responder chain and the pipeline")
struct ChainFenceTests {
    /// A red view in a gray one, both of classes that say what `code` says, and a tap.
    private func scenario(_ code: String = "", tap: String = "hand.tap(red)") -> String {
        """
        ```swift, scenario, name=tap
        class GrayView: UIView {
            \(code)
        }
        let gray = GrayView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(gray)
        gray.addSubview(red)
        \(tap)
        ```

        """
    }

    private static let cut = "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"

    private static let fences =
        Sample.fence("responders, of=tap") + Sample.fence("pipeline, of=tap, stage=responders")
        + Sample.fence("log, of=tap, select=[touches]")

    /// The bodies that the fences get, in their order, and the page.
    private func show(_ scenario: String, _ fences: String = Self.fences) -> (
        bodies: [[String]], page: String
    ) {
        let build = TestBook(chapter: "# A\n\n" + scenario + fences).build()
        #expect(build.findings == [])
        return (build.staleFences.map(\.produced), build.page())
    }

    /// The first cells of the rows of a page's table of facts that says `word`.
    private func rows(of page: String, saying word: String) -> [String] {
        page.components(separatedBy: "<tr").filter { $0.contains("<td>\(word)</td>") }.map { row in
            let cells = row.drop { $0 != ">" }.dropFirst()
            let text = cells.replacing(/<[^>]*>/, with: "|").split(separator: "|")
            return String(text.first ?? "")
        }
    }

    @Test("A hit view without overrides shows the whole chain, in drawing, log and page")
    func wholeChain() {
        let (bodies, page) = show(scenario())
        let chain = ["red", "gray", "view", "viewController", "window", "application"]
        let drawn = bodies[0].filter { $0.hasPrefix("   .  ") }.map { String($0.split(separator: " ")[1]) }
        #expect(drawn == chain)
        #expect(!bodies[0].joined().contains("cut here"))
        let began = bodies[2].filter { $0.hasSuffix(".touchesBegan(_:with:)") }
        #expect(began.map { $0.split(separator: ".")[0].drop { $0 == " " } } == chain.map { $0[...] })
        #expect(rows(of: page, saying: "does not override, passes on") == Array(chain.dropLast()))
        #expect(rows(of: page, saying: "does not override, nobody is next") == ["application"])
        #expect(page.contains("aria-label=\"touchesBegan of touch 1 starts at red: red does not override"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("With a delegate that is a responder the chain ends there (C-07)")
    func delegate() {
        let delegate = """
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            let appDelegate = AppDelegate()
            application.delegate = appDelegate
            hand.tap(red)
            """
        let (bodies, page) = show(scenario(tap: delegate))
        #expect(bodies[0].contains { $0.hasPrefix("   .  appDelegate ") && $0.contains("AppDelegate") })
        #expect(bodies[2].contains("            appDelegate.touchesBegan(_:with:)"))
        #expect(rows(of: page, saying: "does not override, nobody is next") == ["appDelegate"])
    }

    @Test("With super a parent hears of a touch, without it does not (GC-31)", arguments: [true, false])
    func overridingChild(_ callsSuper: Bool) {
        let call = callsSuper ? "super.touchesBegan(touches, with: event)" : ""
        let code = """
            class Child: UIView {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(call) }
            }
            let child = Child(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            red.addSubview(child)
            hand.tap(child)
            """
        let (bodies, _) = show(scenario(tap: code))
        let began = bodies[2].filter { $0.hasSuffix(".touchesBegan(_:with:)") }
        #expect(began.first == "child.touchesBegan(_:with:)")
        #expect(began.contains("  red.touchesBegan(_:with:)") == callsSuper)
        let word = callsSuper ? "+  child " : "#  child "
        #expect(bodies[0].contains { $0.contains(word) })
    }

    @Test("Behind a presented controller stands the one that presents it (GC-43)")
    func presented() {
        let code = """
            let sheet = UIViewController()
            let v2 = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let v3 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            sheet.view.addSubview(v2)
            v2.addSubview(v3)
            viewController.present(sheet, animated: false)
            var chain: [String] = []
            var responder: UIResponder? = v3
            while let current = responder {
                chain.append(String(describing: type(of: current)))
                responder = current.next
            }
            print(chain.joined(separator: " "))
            hand.tap(v3)
            """
        let (bodies, _) = show(
            scenario(tap: code),
            Sample.fence("responders, of=tap") + Sample.fence("log, of=tap, select=[prints]"))
        let drawn = bodies[0].filter { $0.hasPrefix("   .  ") }.map { String($0.split(separator: " ")[1]) }
        #expect(drawn == ["v3", "v2", "sheet.view", "sheet", "viewController", "window", "application"])
        #expect(
            bodies[1] == [
                "print: UIView UIView UIView UIViewController UIViewController UIWindow UIApplication"
            ])
    }

    @Test("A view that overrides without super cuts the chain, in drawing, log and page")
    func cutChain() {
        let (bodies, page) = show(scenario(Self.cut))
        #expect(bodies[0].contains { $0.contains("cut here, 4 responders never see it") })
        #expect(bodies[0].contains { $0.hasPrefix("   #  gray ") })
        let unreached = ["view", "viewController", "window", "application"]
        let drawn = bodies[0].filter { $0.hasPrefix("   x  ") }.map { String($0.split(separator: " ")[1]) }
        #expect(drawn == unreached)
        let began = bodies[2].filter { $0.hasSuffix(".touchesBegan(_:with:)") }
        #expect(began == ["red.touchesBegan(_:with:)", "  gray.touchesBegan(_:with:)"])
        #expect(bodies[2].contains("    view.touchesEnded(_:with:)"))
        #expect(rows(of: page, saying: "handles, does NOT call super") == ["gray"])
        #expect(rows(of: page, saying: "unreached").prefix(4) == unreached[...])
        #expect(page.contains("Never reached: view, viewController, window, application."))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("When phases go different ways, drawing and page have a column for each")
    func phaseMatrix() {
        let (bodies, page) = show(scenario(Self.cut))
        #expect(bodies[0].contains { $0.hasSuffix("began  ended") })
        #expect(page.contains(/<th>began<\/th>\s*<th>ended<\/th>/))
        #expect(!show(scenario()).page.contains("<th>began</th>"))
    }

    @Test("A touchless scenario executes nothing of its pipeline, in drawing, log and page")
    func touchless() {
        let (bodies, page) = show(
            scenario(tap: "print(1)"),
            Sample.fence("pipeline, of=tap") + Sample.fence("log, of=tap, select=[pipeline]"))
        #expect(!bodies[0].joined().contains("executed"))
        #expect(bodies[0].count { $0.hasSuffix(" told") } == 11)
        #expect(!bodies[1].joined().contains("sendEvent"))
        #expect(rows(of: page, saying: "executed") == [])
        #expect(!page.contains("Executed by the engine"))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("A touch has its turn executed from the fetch to the sleep, and each stage leads to its log line")
    func executed() {
        let fences =
            Sample.fence("pipeline, of=tap, stage=hit-test")
            + Sample.fence("log, of=tap, select=[hit-test, touches, pipeline]")
        let (bodies, page) = show(scenario(), fences)
        #expect(bodies[0].contains { $0.hasPrefix(" # |    hit-test -> red ") && $0.hasSuffix("executed") })
        #expect(bodies[0].contains { $0.contains("event fetch thread: Source1") && $0.hasSuffix("executed") })
        #expect(bodies[0].contains { $0.contains("layout; sleep") && $0.hasSuffix("executed") })
        #expect(page.contains(/<a href="#tap\.L\d+">hit-test -&gt; red<\/a>/))
        #expect(page.contains(/<a href="#tap\.L\d+">event fetch thread: Source1<\/a>/))
        #expect(HTMLCheck(page).problems == [])
    }

    @Test("Touches that never were, and phases that never came, are errors at the word that asks for them")
    func nothingToShow() {
        let build = TestBook(
            chapter: "# A\n\n" + Sample.scenario + Sample.fence("responders, of=tap, touch=2")
                + Sample.fence("responders, of=tap, phase=moved") + Sample.fence("pipeline, of=tap, touch=7")
        ).build()
        #expect(build.findings == ["8:30 nothing-to-show", "10:30 nothing-to-show", "12:28 nothing-to-show"])
        #expect(
            build.diagnostics.map(\.message) == [
                "there is no touch 2; the scenario has 1", "the view of touch 1 never gets touchesMoved",
                "there is no touch 7; the scenario has 1",
            ])
    }

    @Test("Once they are accepted the fences are fresh, and a change in the scenario makes them stale")
    func accepting() {
        let book = TestBook(chapter: "# A\n\n" + scenario() + Self.fences).accepted()
        #expect(book.build().staleFences.isEmpty)
        let changed = TestBook(chapter: book.text().replacing("    \n", with: "    \(Self.cut)\n"))
        #expect(changed.build().staleFences.count == 2)
    }
}
