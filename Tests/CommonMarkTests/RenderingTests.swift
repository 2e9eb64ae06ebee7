import CCommonMark
import CommonMark
import Reporting
import Testing

@Suite("HTML is libcmark's own")
struct RenderingTests {
    /// What libcmark makes of a text without us.
    private func reference(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let html = bytes.withUnsafeBytes { buffer in
            cmark_markdown_to_html(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, 0)
        }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return html.map { String(cString: $0) } ?? ""
    }

    private func document(_ text: String) throws -> MarkdownDocument {
        try MarkdownDocument(SourceFile(path: "a.md", text: text))
    }

    @Test(
        "Every construct of CommonMark renders as libcmark renders it",
        arguments: SampleTexts.blocks + SampleTexts.inlines)
    func samples(text: String) throws {
        #expect(try document(text).html() == reference(text))
    }

    @Test("Pairs of constructs render as libcmark renders them")
    func pairs() throws {
        let all = SampleTexts.blocks + SampleTexts.inlines
        for (index, text) in all.enumerated() {
            let pair = text + "\n\n" + all[(index * 7 + 3) % all.count]
            for variant in [
                pair, pair.replacing("\n", with: "\r\n"), pair.replacing("\n", with: "\r"), "> " + pair,
                "- " + pair,
            ] {
                #expect(try document(variant).html() == reference(variant))
            }
        }
    }

    @Test("Generated texts render as libcmark renders them")
    func generated() throws {
        for text in GeneratedTexts(seed: 1, count: 2_000) {
            #expect(try document(text).html() == reference(text), "\(text.debugDescription)")
        }
    }

    @Test("Raw HTML and dangerous links do not reach the page")
    func safe() throws {
        let html = try document(
            "<script>x</script>\n\na <b onclick=x> [c](javascript:d) ![e](data:text/html,f)"
        ).html()
        #expect(
            html == """
                <!-- raw HTML omitted -->
                <p>a <!-- raw HTML omitted --> <a href="">c</a> <img src="" alt="e" /></p>

                """)
    }

    @Test("Fences, headings and links are replaced, wherever they stand")
    func replacements() throws {
        let text = """
            # One *two* {#first}

            > - ```log, of=x
            >   a
            >   ```
            >
            >     ```
            >     indented
            >     ```

            Two [b *c*](02-x.md) ![d](e.png)
            ---

            - ```swift
              plain
              ```
            """
        let html = try document(text).html(
            HTMLReplacements(
                fence: { $0.infoString.hasPrefix("log") ? "<figure>\($0.bodyLines)</figure>" : nil },
                heading: { .init(opening: "<h\($0.level) id=\"x\($0.index)\">", closing: "</h\($0.level)>") },
                link: {
                    $0.isImage
                        ? .destination("i/\($0.destination)") : .tags(.init(opening: "<i>", closing: "</i>"))
                }))
        #expect(
            html == """
                <h1 id="x0">One <em>two</em></h1>
                <blockquote>
                <ul>
                <li>
                <figure>["a"]</figure>
                <pre><code>indented
                </code></pre>
                </li>
                </ul>
                </blockquote>
                <h2 id="x1">Two <i>b <em>c</em></i> <img src="i/e.png" alt="d" /></h2>
                <ul>
                <li>
                <pre><code class="language-swift">plain
                </code></pre>
                </li>
                </ul>

                """)
    }

    @Test(
        "A line break between wide characters disappears when asked for",
        arguments: [
            ("中文\n中文", "<p>中文中文</p>\n"), ("中文，\n**中**文", "<p>中文，<strong>中</strong>文</p>\n"),
            ("中文\nabc", "<p>中文\nabc</p>\n"),
            ("한글\n한글", "<p>한글\n한글</p>\n"), ("中文  \n中", "<p>中文<br />\n中</p>\n"),
            ("中`a`\n文", "<p>中<code>a</code>\n文</p>\n"),
        ])
    func wideLines(text: String, html: String) throws {
        #expect(try document(text).html(HTMLReplacements(joinsWideLines: true)) == html)
    }
}
