import ArgumentParser

/// How many chapters are worked on at once; it has no influence on the outcome.
struct WorkOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "How many threads work on chapters. (default: one for each core)")
    var jobs: Int?

    func validate() throws {
        guard let jobs, !(1...256).contains(jobs) else { return }
        throw ValidationError("--jobs takes a number from 1 to 256")
    }

    var work: ParallelWork { jobs.map { ParallelWork(threads: $0) } ?? ParallelWork() }
}
