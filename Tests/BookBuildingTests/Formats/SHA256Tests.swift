@testable import BookBuilding
import Testing

@Suite struct SHA256Tests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    @Test(
        "The examples of the standard have their digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(text: String, digest: String) {
        #expect(hexadecimal(SHA256.digest(of: Array(text.utf8))) == digest)
    }

    @Test("Texts of every length around the size of a block have the digests that another program gives")
    func lengths() {
        let digests = (0...130).flatMap { SHA256.digest(of: Array(repeating: UInt8(ascii: "a"), count: $0)) }
        let all = "f908a43fc8456c583aacde0fb2627959f8513dc76d0c03979b7f945a7dd78f22"
        #expect(hexadecimal(SHA256.digest(of: digests)) == all)
    }

    @Test("A text in pieces of any length has the digest of the whole")
    func pieces() {
        let text = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for length in [1, 3, 63, 64, 65, 128, 200] {
            var hash = SHA256()
            for start in stride(from: 0, to: text.count, by: length) {
                hash.add(Array(text[start..<min(text.count, start + length)]))
            }
            #expect(hash.digest == SHA256.digest(of: text), "pieces of \(length)")
        }
    }
}
