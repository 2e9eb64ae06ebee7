@testable import BookBuilding
import Testing

@Suite struct SitePathTests {
    @Test(
        "A link between pages goes up and down as few folders as possible",
        arguments: [
            ("index.html", "a.html", "a.html"),
            ("a/b.html", "index.html", "../index.html"),
            ("a/b.html", "a/c.html", "c.html"),
            ("a/b/c.html", "a/d/e.html", "../d/e.html"),
            ("a/b.html", "b/a/x.html", "../b/a/x.html"),
        ])
    func links(page: String, target: String, link: String) {
        #expect(SitePath.link(from: page, to: target) == link)
        #expect(SitePath.resolve(link, from: page) == target)
    }

    @Test("A link that leads out of the site resolves to nothing")
    func outOfTheSite() {
        #expect(SitePath.resolve("../x.html", from: "a.html") == nil)
        #expect(SitePath.resolve("../../x.html", from: "a/b.html") == nil)
    }

    @Test("The list of our files never names a file outside the site's folder")
    func listIsSafe() {
        let list = "a.html\n../b.html\n/etc/passwd\nc/../../d\n./e\n\nf//g\nok/h.html\n"
        #expect(EarlierSite(list: Array(list.utf8)).paths == ["a.html", "ok/h.html"])
    }

    @Test("A site lists its own files, sorted")
    func siteList() {
        let site = Site(files: [SiteFile(path: "b.html", bytes: []), SiteFile(path: "a.html", bytes: [])])
        #expect(site.files.map(\.path) == [Site.listPath, "a.html", "b.html"])
        #expect(site.files[0].bytes == Array("a.html\nb.html\n".utf8))
    }

    @Test("What differs between site and folder: missing, other bytes, left over; foreign files do not count")
    func differences() {
        let site = Site(files: [SiteFile(path: "a.html", bytes: [1]), SiteFile(path: "b.html", bytes: [2])])
        let written: [String: [UInt8]] = [
            Site.listPath: Array("a.html\nold.html\n".utf8), "a.html": [9], "old.html": [1],
            "foreign.txt": [1],
        ]
        #expect(
            SiteDifference.all(between: site) { path, count in written[path].map { Array($0.prefix(count)) } }
                == [
                    SiteDifference(path: Site.listPath, kind: .differs(line: 2)),
                    SiteDifference(path: "a.html", kind: .differs(line: 1)),
                    SiteDifference(path: "b.html", kind: .missing),
                    SiteDifference(path: "old.html", kind: .leftover),
                ])
    }
}
