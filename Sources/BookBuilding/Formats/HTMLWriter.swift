/// Markup under construction, as UTF-8 bytes.
///
/// Text and attribute values are escaped on their way in and every element that is opened is closed, so a
/// page made with it is well-formed by construction. What libcmark rendered is already markup:
/// `append(rendered:)`.
package struct HTMLWriter {
    /// What was written so far.
    package private(set) var bytes: [UInt8] = []

    /// The same without the room for more that an array keeps when it grows: a large book has many pages in
    /// memory at once. A very long page is left as it is, for a copy would need more than that.
    var trimmedBytes: [UInt8] {
        bytes.count < 1 << 20 ? bytes.withUnsafeBufferPointer { Array($0) } : bytes
    }

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

    /// An element whose attributes depend on what it shows.
    package mutating func element(
        _ element: HTMLElement, attributes: [HTMLAttribute], content: (inout HTMLWriter) -> Void
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

    /// An element that never has content, such as `<meta>` or `<path/>`.
    package mutating func void(_ element: HTMLElement, _ attributes: HTMLAttribute...) {
        precondition(element.isVoid, "<\(element.rawValue)> has content and must be closed")
        open(element, attributes)
    }

    /// The start tag of an inline element whose content somebody else renders; `close` ends it.
    package mutating func open(_ element: HTMLElement, _ attributes: HTMLAttribute...) {
        open(element, attributes)
    }

    /// The end tag of an element that was opened on its own.
    package mutating func close(_ element: HTMLElement) {
        put("</")
        put(element.rawValue)
        bytes.append(UInt8(ascii: ">"))
        if element.isBlock { newline() }
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
            escape(value.utf8, inAttribute: true)
            bytes.append(UInt8(ascii: "\""))
        }
        if element.closesItself { bytes.append(UInt8(ascii: "/")) }
        bytes.append(UInt8(ascii: ">"))
        if element.isSection { newline() }
    }

    private mutating func put(_ string: String) {
        let done: Void? = string.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        if done == nil { bytes.append(contentsOf: string.utf8) }
    }

    private mutating func escape(_ utf8: some Sequence<UInt8>, inAttribute: Bool = false) {
        let marks = inAttribute ? HTMLWriter.marks : HTMLWriter.marksOfText
        let done: Void? = utf8.withContiguousStorageIfAvailable { escape($0, marks) }
        if done == nil { Array(utf8).withUnsafeBufferPointer { escape($0, marks) } }
    }

    /// Appends the stretches between characters that need escaping as they are.
    ///
    /// - Parameter marks: one bit for each byte below 64 that is written in another way.
    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, _ marks: UInt64) {
        var start = 0
        for index in 0..<text.count {
            let byte = text[index]
            guard HTMLWriter.mayNeedReplacement(byte, marks),
                let replacement = HTMLWriter.replacement(of: byte)
            else { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            put(replacement)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Those of attributes; a quotation mark ends one, and means nothing in text.
    private static let marks = (0..<64).reduce(UInt64(0)) { marks, byte in
        replacement(of: byte) == nil ? marks : marks | 1 << UInt64(byte)
    }

    private static let marksOfText = marks & ~(1 << UInt64(UInt8(ascii: "\"")))

    /// Whether a byte is one of the few that are written in another way: by a bit, for all text is asked.
    private static func mayNeedReplacement(_ byte: UInt8, _ marks: UInt64) -> Bool {
        byte < 64 ? marks &>> UInt64(byte) & 1 == 1 : byte == 127
    }

    private static func replacement(of byte: UInt8) -> String? {
        if byte > UInt8(ascii: ">"), byte != 127 { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        // HTML cannot write a control character; the replacement character says that there was one.
        case 0...8, 11, 12, 14...31, 127: "\u{FFFD}"
        default: nil
        }
    }
}
