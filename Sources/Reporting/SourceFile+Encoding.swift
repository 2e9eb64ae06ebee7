extension SourceFile {
    /// The first byte that is no UTF-8 text; nil when all of the file is text.
    package var firstByteThatIsNoText: Int? { UTF8Check.firstInvalidByte(in: bytes) }

    /// The problem of a file that is no text at `offset`: `the byte 0xFF is not UTF-8 text`.
    package func encodingProblem(at offset: Int) -> Diagnostic {
        let digits = String(bytes[offset], radix: 16, uppercase: true)
        let byte = "0x" + (digits.count == 1 ? "0" : "") + digits
        return Diagnostic(
            code: .notUTF8, "the byte \(byte) is not UTF-8 text",
            at: SourceSpan(file: self, range: offset..<offset + 1), hint: "save the file as UTF-8")
    }
}
