import CommonMark
import Reporting
import Testing

@Suite("Tables, footnotes, alerts and boxes as values")
struct ExtensionTests {
    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    /// Each link's parts as the file has them, with line and column of the destination.
    private func links(_ text: String) throws -> [String] {
        let document = try document(text)
        return document.links.map { link in
            let range = link.destinationRange ?? link.range
            let place = document.file.position(at: range.lowerBound)
            let destination = String(decoding: document.file.bytes[range], as: UTF8.self)
            let title = link.titleRange.map { String(decoding: document.file.bytes[$0], as: UTF8.self) } ?? ""
            return "\(place.line):\(place.column) \(destination) \(title)"
        }
    }

    @Test(
        "A link knows its place in a cell, in a footnote, and in a cell of a footnote in a list",
        arguments: [
            ("| a | b |\n|---|---|\n| c | [d](check:x \"e\") |", ["3:11 check:x e"]),
            ("| a \\| b | [d](check:x \"e \\| f\") |\n|---|---|", ["1:16 check:x e \\| f"]),
            ("> |a|\n> |-|\n> |é \u{0} [d](check:x \"e\")|", ["3:12 check:x e"]),
            ("t[^n]\n\n[^n]: a [d](check:x \"e\")\n    [g](check:y \"h\")\n\n    > [i](check:z \"j\")",
                ["3:13 check:x e", "4:9 check:y h", "6:11 check:z j"]),
            ("[^n]\n\n- [^n]: a\n\n      |b|\n      |-|\n\t  |[d](check:x \"e\")|", ["7:9 check:x e"]),
            ("[^n]: |a|[d](check:x \"e\")|\n    |-|-|\n    |~~[f](check:y \"g\")~~|",
                ["1:14 check:x e", "3:12 check:y g"]),
            ("text\n| [a](b \"c\") |\n|-|\n[d](e \"f\")\n\n[g](h \"i\")", ["2:7 b c", "4:5 e f", "6:5 h i"]),
            ("> [!NOTE]\n> [a](b \"c\")", ["2:7 b c"]), ("- [ ]  [a](b \"c\")", ["1:12 b c"]),
            ("~a *b~ [c](d \"e\")*", ["1:12 d e"]),
        ])
    func places(text: String, expected: [String]) throws {
        #expect(try links(text) == expected)
        #expect(try links(text.replacing("\n", with: "\r\n")) == expected)
    }

    @Test("A fence in a footnote has its lines, and the file's bytes between them")
    func fenceInFootnote() throws {
        let document = try document("[^n]: ```log, of=a\n      b\n\n    c\n    ```\n\n[^n]")
        #expect(document.fences.map(\.infoString) == ["log, of=a"])
        #expect(document.fences.first?.bodyLines == ["  b", "", "c"])
        #expect(document.fences.first?.isClosed == true)
    }

    @Test("The outline of what was added")
    func outline() throws {
        let text = "|a|b|\n|:-|-|\n|~c~|\n\n[^n]\n\n[^n]: d\n\n> [!tip]\n> e\n\n- [x] f"
        #expect(
            try document(text).outline == """
                table([CommonMark.ColumnAlignment.left, CommonMark.ColumnAlignment.unspecified]) 1:1-3:6
                  tableRow(isHeader: true) 1:1-1:6
                    tableCell(CommonMark.ColumnAlignment.left) 1:2-1:3
                      text("a") 1:2-1:3
                    tableCell(CommonMark.ColumnAlignment.unspecified) 1:4-1:5
                      text("b") 1:4-1:5
                  tableRow(isHeader: false) 3:1-3:6
                    tableCell(CommonMark.ColumnAlignment.left) 3:2-3:5
                      strikethrough 3:2-3:5
                        text("c") 3:3-3:4
                    tableCell(CommonMark.ColumnAlignment.unspecified) 3:6-3:6
                paragraph 5:1-5:5
                  footnoteReference(index: 0, use: 1) 5:1-5:5
                footnote(index: 0) 7:1-7:8
                  paragraph 7:7-7:8
                    text("d") 7:7-7:8
                alert(CommonMark.Alert.tip) 9:1-10:4
                  paragraph 10:3-10:4
                    text("e") 10:3-10:4
                list(start: nil, isTight: true) 12:1-12:8
                  task(isDone: true) 12:1-12:8
                    paragraph 12:3-12:8
                      text("f") 12:7-12:8

                """)
    }

    @Test(
        "A quote that begins with one of five words is an alert, as GitHub's help describes it",
        arguments: [
            ("> [!NOTE]\n> a", "note", "Note", "<p>a</p>"),
            ("> [!TIP]  \n> a\n> b", "tip", "Tip", "<p>a\nb</p>"),
            ("> [!important]\n>\n> - a", "important", "Important", "<ul>\n<li>a</li>\n</ul>"),
            ("> [!Warning]\n> **a**", "warning", "Warning", "<p><strong>a</strong></p>"),
            (">[!CAUTION]\na", "caution", "Caution", "<p>a</p>"),
        ])
    func alerts(text: String, kind: String, title: String, content: String) throws {
        #expect(
            try document(text).html() == """
                <div class="markdown-alert markdown-alert-\(kind)" role="note">
                <p class="markdown-alert-title">\(title)</p>
                \(content)
                </div>

                """)
    }

    @Test(
        "Other quotes stay quotes",
        arguments: [
            "> [!NOTE]", "> [!NOTE] a\n> b", "> [!INFO]\n> a", "> a\n> [!NOTE]\n> b", "- > [!NOTE]\n  > a",
            "> > [!NOTE]\n> > a", "> [NOTE]\n> a",
        ])
    func quotes(text: String) throws {
        #expect(try document(text).html().contains("<blockquote>"))
        #expect(try !document(text).html().contains("markdown-alert"))
    }

    @Test("A box is one in a quote and in an item of an item, and brackets behind it do not tick it")
    func boxes() throws {
        #expect(try document("> - [x] a").html().contains("<li><input type=\"checkbox\" checked=\"\""))
        #expect(try document("- - [ ] a").html().contains("<li><input type=\"checkbox\" disabled=\"\" /> a"))
        #expect(try document("- [ ] a [x]").html().contains("<li><input type=\"checkbox\" disabled=\"\" />"))
    }

    @Test("Alerts and the way back from a footnote are called what the page calls them")
    func words() throws {
        var replacements = HTMLReplacements()
        replacements.alertTitle = { "<\($0.rawValue)>" }
        replacements.footnoteReturn = "返回"
        let html = try document("> [!NOTE]\n> a[^b]\n\n[^b]: c").html(replacements)
        #expect(html.contains("<p class=\"markdown-alert-title\">&lt;note&gt;</p>"))
        #expect(html.contains("aria-label=\"返回\""))
    }
}
