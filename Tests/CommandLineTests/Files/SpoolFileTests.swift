import BookBuilding
import Foundation
import Testing
@testable import tracebook

/// Pages that wait for their site outside of memory.
@Suite struct SpoolFileTests {
    @Test("Pages come back as they were put away, from many threads at once")
    func bytes() throws {
        let place = try TemporaryFolder()
        let spool = try #require(SpoolFile(folder: place.path))
        let page = { @Sendable (number: Int) in [UInt8](repeating: UInt8(number % 251), count: number * 37) }
        let pages = ParallelWork(threads: 4).map(count: 300) { spool.put(page($0)) }
        for (number, shelved) in pages.enumerated() {
            #expect(try #require(shelved).bytes == page(number))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
    }

    @Test("Without a folder for it there is no spool")
    func nowhere() {
        #expect(SpoolFile(folder: "/nowhere/at/all") == nil)
    }
}
