import ArgumentParser

/// How much a command says.
struct VerbosityOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Say what is wrong and where, and nothing else.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Name everything that was looked at, too.")
    var verbose = false

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose are opposites") }
    }
}
