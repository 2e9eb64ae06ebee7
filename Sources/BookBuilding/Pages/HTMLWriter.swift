/// Markup under construction, as UTF-8 bytes.
///
/// Text and attribute values are escaped on their way in and every element that is opened is closed, so a
/// page made with it is well-formed by construction. What libcmark rendered is already markup:
/// `append(rendered:)`.
package struct HTMLWriter {
    /// What was written so far.
    package private(set) var bytes: [UInt8] = []

    /// An empty writer with room for `capacity` bytes.
    package init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// `<!DOCTYPE html>`, the first line of a page.
    package mutating func doctype() {
        put("<!DOCTYPE html>\n")
    }

    /// An element with what `content` writes inside.
    package mutating func element(
        _ element: HTMLElement, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void
    ) {
        open(element, attributes)
        content(&self)
        close(element)
    }

    /// An element that holds only text.
    package mutating func element(
        _ element: HTMLElement, _ attributes: HTMLAttribute..., text: some StringProtocol
    ) {
        open(element, attributes)
        self.text(text)
        close(element)
    }

    /// An element that never has content, such as `<meta>`.
    package mutating func void(_ element: HTMLElement, _ attributes: HTMLAttribute...) {
        precondition(element.isVoid, "<\(element.rawValue)> has content and must be closed")
        open(element, attributes)
    }

    /// Text between tags.
    package mutating func text(_ string: some StringProtocol) {
        escape(string.utf8)
    }

    /// Text between tags, given as UTF-8.
    package mutating func text(_ utf8: some Sequence<UInt8>) {
        escape(utf8)
    }

    /// A line end between elements, for people who read the source of a page.
    package mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Markup that was made, and escaped, elsewhere.
    package mutating func append(rendered markup: some Sequence<UInt8>) {
        bytes.append(contentsOf: markup)
    }

    private mutating func open(_ element: HTMLElement, _ attributes: [HTMLAttribute]) {
        bytes.append(UInt8(ascii: "<"))
        put(element.rawValue)
        for attribute in attributes {
            bytes.append(UInt8(ascii: " "))
            put(attribute.name)
            guard let value = attribute.value else { continue }
            put("=\"")
            escape(value.utf8)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ">"))
        if element.isSection { newline() }
    }

    private mutating func close(_ element: HTMLElement) {
        put("</")
        put(element.rawValue)
        bytes.append(UInt8(ascii: ">"))
        if element.isBlock { newline() }
    }

    private mutating func put(_ ascii: String) {
        bytes.append(contentsOf: ascii.utf8)
    }

    private mutating func escape(_ utf8: some Sequence<UInt8>) {
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): put("&amp;")
            case UInt8(ascii: "<"): put("&lt;")
            case UInt8(ascii: ">"): put("&gt;")
            case UInt8(ascii: "\""): put("&quot;")
            // HTML cannot write a control character; the replacement character says that there was one.
            case 0...8, 11, 12, 14...31, 127: put("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }
}
