import Foundation

/// The program that runs compiled scenarios: it loads the library that its third argument names, and calls
/// the library's own `main`. The engine is linked into it once, not into every scenario.
enum WitnessHost {
    private static let source = """
        import Foundation

        typealias Entry =
            @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
        guard let library = dlopen(CommandLine.arguments[3], RTLD_NOW), let entry = dlsym(library, "main")
        else {
            fatalError(dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
        }
        exit(unsafeBitCast(entry, to: Entry.self)(CommandLine.argc, CommandLine.unsafeArgv))

        """

    /// - Parameters:
    ///   - folder: of the library with the engine.
    ///   - program: the file that is there when all of it was made.
    static func make(in folder: URL, as program: URL) async throws {
        let main = folder.appendingPathComponent("main.swift")
        let unfinished = folder.appendingPathComponent("unfinished")
        try source.write(to: main, atomically: true, encoding: .utf8)
        try await Toolchain.shared.run(
            "swiftc",
            ScenarioCompiler.quickLinker + linkAlways + [
                "-Onone", "-module-name", "Host", "-L", folder.path, "-lWitness",
                "-Xlinker", "-rpath", "-Xlinker", folder.path, main.path,
                "-o", unfinished.path,
            ])
        try FileManager.default.moveItem(at: unfinished, to: program)
    }

    /// The program itself calls nothing of the engine.
    private static let linkAlways: [String] = {
        #if os(Linux)
            ["-Xlinker", "--no-as-needed"]
        #else
            []
        #endif
    }()
}
