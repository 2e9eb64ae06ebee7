import Foundation
import Testing
@testable import tracebook

/// What a new site takes over of the old one.
@Suite struct TreeLinkingTests {
    @Test("A listing says of each name what the system says of it")
    func listing() throws {
        let place = try TemporaryFolder()
        try place.put("x", at: "in/file")
        try place.put("x", at: "in/folder/file")
        try place.link("in/link", to: "file")
        #expect(mkfifo(place.path + "/in/pipe", 0o600) == 0)
        #expect(mkdir(place.path + "/empty", 0o700) == 0)
        let folder = try place.folder.folder("in").descriptor()
        let names = try #require(folder.listing())
        #expect(names.map { String(decoding: $0.bytes, as: UTF8.self) } == ["file", "folder", "link", "pipe"])
        #expect(names.map(folder.kind(of:)) == [.file, .folder, .link, .other])
        for name in names { #expect(name.kind == nil || name.kind == folder.status(of: name.text)?.kind) }
        #expect(!folder.isEmpty)
        #expect(try place.folder.folder("empty").descriptor().isEmpty)
    }

    @Test("Linking again adds what came in between, and nothing that was left out or replaced")
    func again() throws {
        let place = try TemporaryFolder()
        for path in ["old/a", "old/b", "old/left", "old/search/k0", "old/gone/left"] {
            try place.put(path, at: path)
        }
        try place.put("anew", at: "new/b")
        let (old, new) = (try place.folder.folder("old"), try place.folder.folder("new"))
        var linking = TreeLinking(leavingOut: ["left", "gone/left"])
        try linking.link(from: old, into: new)
        let first = ["new/a", "new/b", "new/search/k0"]
        #expect(try place.files().filter { $0.hasPrefix("new/") } == first)
        for path in ["old/search/late", "old/late/file"] { try place.put(path, at: path) }
        try linking.link(from: old, into: new)
        let both = ["new/a", "new/b", "new/late/file", "new/search/k0", "new/search/late"]
        #expect(try place.files().filter { $0.hasPrefix("new/") } == both)
        #expect(try place.text(of: "new/b") == "anew")
        #expect(new.kind(of: "gone") == nil)
        #expect(linking.failed.isEmpty)
    }
}
