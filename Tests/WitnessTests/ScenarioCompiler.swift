import Foundation

/// Makes libraries of instrumented scenarios.
///
/// There are a thousand of them, so on Linux the compiler and the linker are called without their drivers:
/// together these take longer than a scenario does.
struct ScenarioCompiler {
    private let witness: WitnessLibrary.Products

    init(_ witness: WitnessLibrary.Products) { self.witness = witness }

    private static let common = [
        "-module-name", "Scenario", "-swift-version", "5", "-Onone", "-suppress-warnings",
    ]

    #if os(Linux)
        /// The toolchain's own linker takes a tenth of the time of the system's.
        static let quickLinker = ["-use-ld=lld"]

        func compile(_ main: URL, to library: URL) async throws {
            let object = library.appendingPathExtension("o")
            try await Toolchain.shared.run(
                "swiftc",
                ["-frontend", "-c", "-primary-file", main.path, "-o", object.path]
                    + ["-I", BuildProducts.modules.path] + Self.common)
            let link = ["-shared", witness.runtimeObject.path, object.path, "-o", library.path]
            try await Toolchain.shared.run("ld.lld", link)
        }
    #else
        static let quickLinker: [String] = []

        func compile(_ main: URL, to library: URL) async throws {
            try await Toolchain.shared.run(
                "swiftc",
                Self.common + [
                    "-emit-library", "-I", BuildProducts.modules.path, "-L", witness.folder.path, "-lWitness",
                    main.path, "-o", library.path,
                ])
        }
    #endif
}
