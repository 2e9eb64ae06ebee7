import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// Which book a command is about, and how it is read and built.
struct BookOptions: ParsableArguments {
    @Argument(help: "The book: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    /// Looks for the book in the folders around the current one when none is named, as git does.
    mutating func validate() throws {
        guard book == ".", !Self.hasBook(".") else { return }
        var folder = ".."
        for _ in 0..<Self.mostFoldersUp {
            if Self.hasBook(folder) {
                book = folder
                return
            }
            folder += "/.."
        }
    }

    private static let mostFoldersUp = 32

    private static func hasBook(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Chapters/SUMMARY.md")
    }

    /// The book's folder.
    var folder: Folder { Folder(path: book) }

    /// Commands that lead to the book from where this one was typed.
    var commands: BookCommand { BookCommand(book: book, way: Self.way) }

    /// How the tool was started: the package's plugins say so. Read once, since each diagnostic asks.
    static let way: BookCommand.Way =
        ProcessInfo.processInfo.environment["TRACEBOOK_WAY"] == "plugins" ? .plugins : .tool

    /// Reads the book and runs everything in it, but for chapters that a cache knows.
    ///
    /// - Throws: `ExitStatus.couldNotRun`, with the reason reported, when there is no book.
    func build(
        _ terminal: Terminal, _ work: ParallelWork = ParallelWork(), cache: CacheFolder? = nil
    ) throws -> BookBuild {
        try Self.build(folder, terminal, work, cache: cache)
    }

    /// Reads the book in a folder and runs everything in it.
    static func build(
        _ folder: Folder, _ terminal: Terminal, _ work: ParallelWork = ParallelWork(),
        cache: CacheFolder? = nil
    ) throws -> BookBuild {
        let reading = try terminal.reporting { try read(folder) }
        return build(reading, terminal, work, cache: cache)
    }

    /// Runs everything in a book that was read.
    static func build(
        _ reading: BookReader.Result, _ terminal: Terminal, _ work: ParallelWork = ParallelWork(),
        cache: CacheFolder? = nil
    ) -> BookBuild {
        var work = work
        work.progress = Progress("chapters", terminal: terminal)
        var memory = BookMemory(store: cache, shelf: SpoolFile())
        defer { cache?.tidyAtTheEnd() }
        return built(reading, work, memory: &memory)
    }

    /// Reads the book and runs one part of it.
    ///
    /// - Throws: `ExitStatus.couldNotRun`, with the reason reported, when there is no book.
    func build(
        _ part: BookPart, _ terminal: Terminal, _ work: ParallelWork, cache: CacheFolder?
    ) throws -> BookBuild {
        let reading = try terminal.reporting { try Self.read(folder) }
        var work = work
        work.progress = Progress("chapters", terminal: terminal)
        defer { cache?.tidyAtTheEnd() }
        var build = BookPipeline.build(
            reading.source, part: part, scheduler: work, memory: BookMemory(store: cache, shelf: SpoolFile()))
        build.diagnostics += reading.diagnostics
        if build.hasErrors {
            build.pagesOfPart = []
            build.part?.isBuilt = false
        }
        return build
    }

    /// Reads the book in a folder, with what its site remembers.
    ///
    /// - Parameter seen: the chapters that need not be read, for they are as a build saw them before.
    /// - Throws: `FileProblem`, when there is no book.
    static func read(_ folder: Folder, _ seen: SeenTexts? = nil) throws -> BookReader.Result {
        var reading = try BookReader(book: folder, seen: seen).read()
        reading.source.record = OutputFolder.record(in: folder)
        Crashes.forgetAll(but: reading.source.chapters)
        reading.source.crashes = Crashes.watch
        return reading
    }

    /// The same, for those who say themselves what is wrong.
    ///
    /// - Throws: `FileProblem`, when there is no book.
    static func built(_ folder: Folder, _ work: ParallelWork = ParallelWork()) throws -> BookBuild {
        var memory = BookMemory()
        return try built(folder, work, memory: &memory)
    }

    /// The same, for those who build a book again and again.
    static func built(
        _ folder: Folder, _ work: ParallelWork = ParallelWork(), memory: inout BookMemory
    ) throws -> BookBuild {
        built(try read(folder), work, memory: &memory)
    }

    private static func built(
        _ reading: BookReader.Result, _ work: ParallelWork, memory: inout BookMemory
    ) -> BookBuild {
        var build = BookPipeline.build(reading.source, scheduler: work, memory: &memory)
        guard !reading.diagnostics.isEmpty else { return build }
        build.diagnostics += reading.diagnostics
        build.site = nil
        return build
    }
}

extension Terminal {
    /// Runs something that may fail for a reason outside of the book; the reason is reported.
    ///
    /// - Throws: `ExitStatus.couldNotRun`.
    func reporting<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let problem as FileProblem {
            report(problem)
            throw ExitStatus.couldNotRun
        }
    }
}
