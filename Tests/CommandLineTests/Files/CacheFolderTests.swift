import BookBuilding
import Foundation
import Testing
@testable import tracebook

/// Where chapters are kept between builds: for this user only, bounded, and nothing that anybody has to clear
/// up.
@Suite struct CacheFolderTests {
    private func find(in place: TemporaryFolder, _ name: String = "cache") throws -> CacheFolder? {
        try CacheFolder.find(in: ["XDG_CACHE_HOME": place.path + "/" + name])
    }

    /// Why a folder is not used.
    private func refusal(in place: TemporaryFolder) -> String? {
        do {
            _ = try find(in: place)
            return nil
        } catch let problem as FileProblem {
            return problem.reason
        } catch {
            return "\(error)"
        }
    }

    @Test("The folder is made, for its owner only, with what is missing above it")
    func made() throws {
        let place = try TemporaryFolder()
        let cache = try #require(try find(in: place, "a/b"))
        cache.keep([1, 2, 3], as: "entry")
        #expect(place.folder.status(of: "a/b/tracebook")?.permissions == 0o700)
        #expect(cache.bytes(of: "entry") == [1, 2, 3])
        #expect(cache.bytes(of: "other") == nil)
        #expect(try find(in: place, "a/b")?.bytes(of: "entry") == [1, 2, 3])
        #expect(try place.folder.names(in: "a/b/tracebook") == ["entry"])
    }

    @Test("Without the variable it lies in the home folder; a path that is not absolute counts as none")
    func places() throws {
        let place = try TemporaryFolder()
        for (number, variable) in [nil, "", "relative/cache"].enumerated() {
            let home = "\(place.path)/home\(number)"
            let variables = ["HOME": home, "XDG_CACHE_HOME": variable].compactMapValues(\.self)
            try #require(try CacheFolder.find(in: variables)).keep([1], as: "entry")
            #expect(place.folder.kind(of: "home\(number)/.cache/tracebook/entry") == .file)
        }
        #expect(try CacheFolder.find(in: [:]) == nil)
        #expect(try CacheFolder.find(in: ["HOME": "", "XDG_CACHE_HOME": ""]) == nil)
    }

    @Test("A link, a file, and a folder that others may write to are refused")
    func refused() throws {
        let place = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try place.put("", at: "cache/x")
        #expect(refusal(in: place) == nil)
        try Folder(path: place.path + "/cache").removeFolder("tracebook")
        try place.link("cache/tracebook", to: elsewhere.path)
        #expect(refusal(in: place) == "is a symbolic link")
        try place.folder.remove("cache/tracebook")
        try place.put("a file", at: "cache/tracebook")
        #expect(refusal(in: place) == "is no folder that can be opened")
        try place.folder.remove("cache/tracebook")
        #expect(refusal(in: place) == nil)
        for permissions in [0o777, 0o720, 0o702] {
            chmod(place.path + "/cache/tracebook", mode_t(permissions))
            #expect(refusal(in: place) == "may be written to by others", "\(permissions)")
        }
        chmod(place.path + "/cache/tracebook", 0o700)
        #expect(refusal(in: place) == nil)
        #expect(try elsewhere.folder.names().isEmpty)
    }

    @Test("A folder of somebody else's is refused", .enabled(if: geteuid() == 0))
    func foreign() throws {
        let place = try TemporaryFolder()
        #expect(refusal(in: place) == nil)
        #expect(chown(place.path + "/cache/tracebook", 12_345, 12_345) == 0)
        #expect(refusal(in: place) == "belongs to somebody else")
    }

    @Test("Entries that are links or folders count as none")
    func oddEntries() throws {
        let place = try TemporaryFolder()
        let cache = try #require(try find(in: place))
        try place.put("secret", at: "secret")
        try place.link("cache/tracebook/link", to: place.path + "/secret")
        try place.put("", at: "cache/tracebook/folder/x")
        #expect(cache.bytes(of: "link") == nil && cache.bytes(of: "folder") == nil)
        cache.keep([7], as: "link")
        #expect(cache.bytes(of: "link") == [7])
        #expect(try place.text(of: "secret") == "secret")
        cache.keep([7], as: "folder")
        #expect(cache.bytes(of: "folder") == nil)
    }

    @Test("An entry that is older than a day is as new as today when it is used, and a younger one stays")
    func refreshed() throws {
        let place = try TemporaryFolder()
        let cache = try #require(try find(in: place))
        /// How many hours ago it was kept or refreshed, after it was used.
        func age(afterUseAt hours: Int) throws -> Int {
            cache.keep([1], as: "entry")
            place.age("cache/tracebook/entry", hours: hours)
            #expect(cache.bytes(of: "entry") == [1])
            let sight = try #require(FileSight(path: place.path + "/cache/tracebook/entry"))
            return Int(sight.age / 3_600)
        }
        #expect(try age(afterUseAt: 25) == 0)
        #expect(try age(afterUseAt: 22) == 22)
    }

    @Test("What was not used for the longest time goes when there is too much, and what a stopped build left")
    func bounded() throws {
        let place = try TemporaryFolder()
        let cache = try #require(try find(in: place))
        func age(_ name: String, hours: Int) { place.age("cache/tracebook/" + name, hours: hours) }
        for number in 0..<8 {
            cache.keep(Array(repeating: 0, count: 100), as: "entry\(number)")
            age("entry\(number)", hours: 100 - number)
        }
        try place.put("half", at: "cache/tracebook/new-1")
        try place.put("half", at: "cache/tracebook/new-2")
        age("new-1", hours: 2)
        // It was used: it is as new as today.
        _ = cache.bytes(of: "entry0")
        cache.tidy(CacheFolder.Limits(bytes: 700, entries: 100))
        let left = ["entry0", "entry4", "entry5", "entry6", "entry7", "new-2"]
        #expect(try place.folder.names(in: "cache/tracebook") == left)
        cache.tidy(CacheFolder.Limits(bytes: 0, entries: 0))
        #expect(try place.folder.names(in: "cache/tracebook") == left, "nothing was kept since")
        cache.keep([1], as: "entry8")
        cache.tidy(CacheFolder.Limits(bytes: 700, entries: 4))
        #expect(try place.folder.names(in: "cache/tracebook") == ["entry0", "entry7", "entry8", "new-2"])
    }

    @Test("At the end of a command the folder is tidied once an hour, unless the command kept many entries")
    func tidyAtTheEnd() throws {
        let place = try TemporaryFolder()
        func command(keeping count: Int) throws -> [String] {
            try place.put("half", at: "cache/tracebook/new-1")
            place.age("cache/tracebook/new-1", hours: 2)
            let cache = try #require(try find(in: place))
            for number in 0..<count { cache.keep([1], as: "entry\(number)") }
            cache.tidyAtTheEnd()
            return try place.folder.names(in: "cache/tracebook").filter { !$0.hasPrefix("entry") }
        }
        try place.put("", at: "cache/tracebook/x")
        _ = try Shell.answer(to: "chmod 700 cache/tracebook; rm cache/tracebook/x", in: place.path)
        #expect(try command(keeping: 0) == ["new-1"])
        #expect(try command(keeping: 1) == ["tidied"])
        #expect(try command(keeping: 1) == ["new-1", "tidied"])
        #expect(try command(keeping: 200) == ["tidied"])
        place.age("cache/tracebook/tidied", hours: 2)
        #expect(try command(keeping: 1) == ["tidied"])
    }

    @Test("Many who read and write at the same time see whole entries")
    func together() throws {
        let place = try TemporaryFolder()
        let cache = try #require(try find(in: place))
        let other = try #require(try find(in: place))
        let wholes = ParallelWork(threads: 8).map(count: 400) { number in
            let byte = UInt8(number % 7)
            (number % 2 == 0 ? cache : other).keep(Array(repeating: byte, count: 5_000), as: "entry")
            guard let bytes = cache.bytes(of: "entry") else { return false }
            return bytes.count == 5_000 && Set(bytes).count == 1
        }
        // A file that is replaced again and again while it is read may count as none, but never as half.
        #expect(wholes.contains(true))
        #expect(try place.folder.names(in: "cache/tracebook") == ["entry"])
        #expect(cache.bytes(of: "entry")?.count == 5_000)
    }
}

extension Folder {
    fileprivate func removeFolder(_ name: String) throws {
        _ = try folder(name).descriptor().removeContents()
        #expect(unlinkat(try descriptor().number, name, AT_REMOVEDIR) == 0)
    }
}

extension TemporaryFolder {
    /// Makes something older than it is.
    fileprivate func age(_ relative: String, hours: Int) {
        var times = [timespec(), timespec()]
        for index in times.indices { times[index].tv_sec = time(nil) - 3_600 * hours }
        utimensat(AT_FDCWD, path + "/" + relative, times, 0)
    }
}
