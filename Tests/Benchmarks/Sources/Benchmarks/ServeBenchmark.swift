import Foundation

/// From the save of a chapter to its reloaded page: how long it takes from the moment at which a file is
/// written until `tracebook serve` has told the page that waits, and until that page has been fetched anew.
enum ServeBenchmark {
    private static let rounds = 15

    static func run() {
        print("From saving a chapter to the reload, milliseconds; five scenarios a chapter\n")
        let widths = [8, 10, 14, 12, 14, 12]
        row(
            "chapters", "scenarios", "told: median", "told: worst", "page: median", "page: worst",
            widths: widths)
        row("---", "---", "---", "---", "---", "---", widths: widths)
        for chapters in [12, 100, 1_000] {
            do {
                try measure(chapters, widths)
            } catch {
                print("no figures for \(chapters) chapters: \(error)")
            }
        }
        print("")
    }

    private static func measure(_ chapters: Int, _ widths: [Int]) throws {
        let book = try GeneratedBook(chapters: chapters)
        let process = Process()
        process.executableURL = GeneratedBook.tool
        process.arguments = ["serve", book.folder.path, "--port", "0"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
            line.append(byte)
        }
        let address = URL(string: String(decoding: line, as: UTF8.self))
        guard let port = address?.port.flatMap(UInt16.init) else { throw PlainConnection.Failure() }

        var version = try PlainConnection.body(of: "/.tracebook/version?after=-1", port: port)
        var told: [Double] = []
        var shown: [Double] = []
        let clock = ContinuousClock()
        for round in 0..<rounds {
            // The author's pauses have nothing to do with the rhythm in which the tool looks.
            let saved = Task.detached {
                try await Task.sleep(for: .milliseconds(300 + round * 7))
                try book.edit(chapter: 1 + round % chapters, round: round)
                return clock.now
            }
            var next = version
            while next == version {
                next = try PlainConnection.body(of: "/.tracebook/version?after=\(version)", port: port)
            }
            version = next
            let event = clock.now
            let page = try PlainConnection.body(of: "/chapter-\(1 + round % chapters).html", port: port)
            let reloaded = clock.now
            guard page.contains("Edited in round \(round).") else { throw PlainConnection.Failure() }
            let start = try waiting(for: saved)
            told.append(1_000 * Measurement.seconds(start.duration(to: event)))
            shown.append(1_000 * Measurement.seconds(start.duration(to: reloaded)))
        }
        told.sort()
        shown.sort()
        row(
            String(chapters), String(chapters * 5), told[rounds / 2].fixed(0), told[rounds - 1].fixed(0),
            shown[rounds / 2].fixed(0), shown[rounds - 1].fixed(0), widths: widths)
    }

    private static func waiting<Value: Sendable>(for task: Task<Value, any Error>) throws -> Value {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            box.result = await task.result
            done.signal()
        }
        done.wait()
        guard let result = box.result else { throw PlainConnection.Failure() }
        return try result.get()
    }

    /// Written before the semaphore is signalled and read after.
    private final class Box<Value: Sendable>: @unchecked Sendable {
        var result: Result<Value, any Error>?
    }
}
