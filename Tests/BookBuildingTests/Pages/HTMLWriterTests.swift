@testable import BookBuilding
import Testing

@Suite struct HTMLWriterTests {
    private func text(_ write: (inout HTMLWriter) -> Void) -> String {
        var writer = HTMLWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Text and attributes are escaped on their way in")
    func escaping() {
        let html = text { $0.element(.span, .id("a\"<b>&"), text: "x < y && \"z\"") }
        #expect(html == "<span id=\"a&quot;&lt;b&gt;&amp;\">x &lt; y &amp;&amp; \"z\"</span>")
    }

    @Test("A control character becomes the replacement character, as HTML cannot write it")
    func controlCharacters() {
        #expect(
            text { $0.element(.span, text: "a\u{0}b\u{1B}c\u{7F}") }
                == "<span>a\u{FFFD}b\u{FFFD}c\u{FFFD}</span>")
    }

    @Test("Elements nest and close in order")
    func nesting() {
        let html = text { writer in
            writer.element(.ul) { list in
                list.element(.li) { $0.element(.a, .href("x.html"), text: "x") }
            }
        }
        #expect(html == "<ul>\n<li><a href=\"x.html\">x</a></li>\n</ul>\n")
    }

    @Test("An element without content is not closed, a path closes itself, an attribute may have no value")
    func voidElements() {
        #expect(text { $0.void(.path, .class("o1")) } == "<path class=\"o1\"/>")
        #expect(text { $0.void(.meta, .charset("utf-8")) } == "<meta charset=\"utf-8\">\n")
        #expect(text { $0.element(.details, .unfolded, text: "") }.hasPrefix("<details open>"))
    }

    @Test(
        "The page checker finds each kind of mistake",
        arguments: [
            ("<p>a</div>", "</div> closes <p>"),
            ("<p>a", "never closed: p"),
            ("<p><div></div></p>", "<div> inside a paragraph"),
            ("<i id=\"a\"></i><i id=\"a\"></i>", "the id a twice"),
            ("<a href=\"#b\"></a>", "no anchor for #b"),
            ("<p>a & b</p>", "a bare & before ' b'"),
            ("<p/>", "<p/> is not closed by that"),
            ("<p style=\"x\"></p>", "<p> has style"),
            ("<a href=\"x\"><a href=\"y\"></a></a>", "a link inside a link"),
        ])
    func checkerFinds(page: String, problem: String) {
        #expect(HTMLCheck(page).problems.first == problem)
    }
}
