@testable import BookBuilding
import Testing

@Suite struct LinkTargetTests {
    @Test(
        "A destination with a scheme is elsewhere, but for claims",
        arguments: [
            ("https://example.org/a#b", LinkTarget.elsewhere), ("mailto:a@example.org", .elsewhere),
            ("//example.org", .fromRoot), ("check:tap-red", .claim), ("CHECK:tap-red", .claim),
            ("/a.md", .fromRoot), ("JavaScript:a()", .unsafe(scheme: "javascript")),
            ("file:///a", .unsafe(scheme: "file")),
        ])
    func schemes(destination: String, target: LinkTarget) {
        #expect(LinkTarget(destination) == target)
    }

    @Test(
        "A destination without one is a path and an anchor of the book",
        arguments: [
            ("a.md", "a.md", nil), ("a.md#b", "a.md", "b"), ("#b", "", "b"), ("", "", nil),
            ("../a%20b.md", "../a b.md", nil),
            ("a.md#%E8%A7%A6", "a.md", "\u{89E6}"), ("%zz.md", "%zz.md", nil), ("c:", "c:", nil),
        ] as [(String, String, String?)])
    func paths(destination: String, path: String, anchor: String?) {
        #expect(LinkTarget(destination) == .inBook(path: path, anchor: anchor))
    }

    @Test("A page has its headings, its scenarios, the shown rows of their logs and the lines of their code")
    func targets() {
        var targets = PageTargets()
        targets.ids = ["intro", "tap-red"]
        targets.rows = ["tap-red": [1, 13]]
        targets.lineCounts = ["tap-red": 4]
        targets.runs = ["tap-red.T2"]
        for anchor in ["intro", "tap-red", "tap-red.T2", "tap-red.L13", "tap-red.S1", "tap-red.S4"] {
            #expect(targets.contains(anchor), "\(anchor)")
        }
        for anchor in [
            "", "other", "tap-red.L2", "tap-red.L013", "tap-red.L+1", "tap-red.T1", "tap-red.S0",
            "tap-red.S5", "x.S1", ".",
        ] {
            #expect(!targets.contains(anchor), "\(anchor)")
        }
    }
}
