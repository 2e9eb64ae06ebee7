@testable import BookBuilding
import Reporting
import Testing

@Suite struct ContentDigestTests {
    @Test(
        "The examples of the standard have their digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ])
    func examples(text: String, digits: String) throws {
        let digest = ContentDigest(of: Array(text.utf8))
        #expect(digest.hexadecimal == digits)
        #expect(digest.name == digits.prefix(40))
        #expect(try #require(ContentDigest(hexadecimal: Array(digits.utf8)[...])) == digest)
    }

    @Test(
        "Nothing but sixty-four hexadecimal digits is a digest",
        arguments: [
            "", "ab", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
            String(repeating: "g", count: 64), String(repeating: "A", count: 64),
            String(repeating: "0", count: 64) + "\u{E9}",
        ])
    func digits(text: String) {
        #expect(ContentDigest(hexadecimal: Array(text.utf8)[...]) == nil)
    }

    @Test("A file has the digest of its bytes, each time it is asked for")
    func files() {
        let digests = FileMemo { ContentDigest(of: $0.bytes) }
        let files = ["a", "b", "a"].map { SourceFile(path: "x.md", text: $0) }
        for _ in 0..<2 {
            #expect(files.map(digests.value) == files.map { ContentDigest(of: $0.bytes) })
        }
        let refused = digests.digest(of: .refused("a"))
        #expect(refused != digests.digest(of: .file(files[0])))
        #expect(refused == digests.digest(of: .refused("a")))
    }
}
