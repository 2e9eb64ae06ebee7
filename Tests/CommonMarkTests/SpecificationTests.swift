import CCommonMark
import CommonMark
import Foundation
import Reporting
import Testing

@Suite("CommonMark's specification, example by example")
struct SpecificationTests {
    /// What libcmark makes of a text by itself, with these options.
    private func reference(_ text: String, _ options: CInt) -> String {
        let bytes = Array(text.utf8)
        let html = bytes.withUnsafeBytes { buffer in
            cmark_markdown_to_html(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, options)
        }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return html.map { String(cString: $0) } ?? ""
    }

    @Test("Where CI runs, the examples were brought")
    func presence() {
        let isRequired = ProcessInfo.processInfo.environment["CI"] != nil
        #expect(SpecificationExample.areHere || !isRequired, ".ci/setup specification brings them")
    }

    @Test(
        "A chapter renders each example as the specification says, but for raw HTML and dangerous links",
        .enabled(if: SpecificationExample.areHere, ".ci/setup specification brings the examples"))
    func examples() throws {
        let examples = try SpecificationExample.all()
        #expect(examples.count == 652)
        var differing: [Int] = []
        for example in examples {
            let file = SourceFile(path: "a.md", text: example.markdown)
            let html = try MarkdownDocument(file).html()
            if html == example.html { continue }
            differing.append(example.example)
            // Nothing but libcmark's own safety may be the reason.
            #expect(html == reference(example.markdown, CMARK_OPT_DEFAULT), "example \(example.example)")
            #expect(reference(example.markdown, CMARK_OPT_UNSAFE) == example.html, "\(example.example)")
            let isRaw = html.contains("<!-- raw HTML omitted -->") || html.contains("=\"\"")
            #expect(isRaw, "example \(example.example): \(html)")
        }
        #expect(differing.count == 71, "\(differing)")
    }
}
