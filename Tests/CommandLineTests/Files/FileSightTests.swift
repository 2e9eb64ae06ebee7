import Foundation
import Testing
@testable import tracebook

/// What can be seen of a file, as a text that a later build reads again.
@Suite struct FileSightTests {
    private func read(_ text: String) -> (sight: FileSight?, rest: String) {
        var bytes = ArraySlice(text.utf8)
        let sight = FileSight(ofFile: &bytes)
        return (sight, String(decoding: bytes, as: UTF8.self))
    }

    @Test("The text of a file is read again as what it was written of, up to what is behind it")
    func again() throws {
        let place = try TemporaryFolder()
        try place.put("some words", at: "file")
        let sight = try #require(FileSight(path: place.path + "/file"))
        let (same, rest) = read(sight.text + " - the/path 7")
        #expect(same == sight && rest == "- the/path 7")
        try place.put("other words", at: "file")
        #expect(FileSight(path: place.path + "/file") != sight)
    }

    @Test("The largest numbers that a disk can give are read, and no larger ones")
    func largest() throws {
        let largest = "9223372036854775807 18446744073709551615 9223372036854775807 999999999 1 0"
        let (sight, rest) = read(largest + " x")
        #expect(sight?.text == largest && rest == "x")
        #expect(sight?.size == Int.max)
        let tooLarge = [
            "9223372036854775808 1 1 1 1 1 ", "1 18446744073709551616 1 1 1 1 ",
            "1 20000000000000000000 1 1 1 1 ", "1 184467440737095516150 1 1 1 1 ",
            "1 1 9223372036854775808 1 1 1 ",
        ]
        for text in tooLarge { #expect(read(text).sight == nil, "\(text)") }
    }

    @Test("What is no such text is nothing")
    func others() {
        for text in ["", " ", "1 2 3 4 5 6", "1  3 4 5 6 7 ", "-1 2 3 4 5 6 ", "1 2 3 4 5 x "] {
            #expect(read(text).sight == nil, "\(text)")
        }
    }
}
