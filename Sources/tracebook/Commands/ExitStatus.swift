import ArgumentParser

/// What the tool's exit status says; 0 is fine and 64, wrong usage, comes from the argument parser.
enum ExitStatus {
    /// Something differs, or a claim is false.
    static let differs = ExitCode(1)
    /// It could not run: a bad chapter, a missing file, a folder that cannot be written.
    static let couldNotRun = ExitCode(2)
}
