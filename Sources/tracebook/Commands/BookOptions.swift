import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// Which book a command is about, and how it is read and built.
struct BookOptions: ParsableArguments {
    @Argument(help: "The book: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    /// The book's folder.
    var folder: Folder { Folder(path: book) }

    /// Reads the book and runs everything in it.
    ///
    /// - Throws: `ExitStatus.couldNotRun`, with the reason reported, when there is no book.
    func build(_ terminal: Terminal, _ work: ParallelWork = ParallelWork()) throws -> BookBuild {
        try Self.build(folder, terminal, work)
    }

    /// Reads the book in a folder and runs everything in it.
    static func build(
        _ folder: Folder, _ terminal: Terminal, _ work: ParallelWork = ParallelWork()
    ) throws -> BookBuild {
        var work = work
        work.progress = Progress("chapters", terminal: terminal)
        return try terminal.reporting { try built(folder, work) }
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
        var reading = try BookReader(book: folder).read()
        reading.source.record = OutputFolder.record(in: folder)
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
