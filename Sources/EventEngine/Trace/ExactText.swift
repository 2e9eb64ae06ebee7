/// A text by its bytes: texts that Swift takes for equal, as `é` in one piece and in two, stay apart.
struct ExactText: Hashable {
    let text: String

    static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
