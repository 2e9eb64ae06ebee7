import Foundation

/// The engine and the witness's prelude as one shared library, linked once for all programs from the
/// objects that the package's build made, and the host program that runs scenarios with it.
///
/// All of it lies in a folder named after the content of those objects: when the engine changes it is made
/// anew, and what belonged to the old engine is removed.
actor WitnessLibrary {
    /// What was made.
    struct Products: Sendable {
        /// The folder of the library, in which the libraries of scenarios are kept, too.
        let folder: URL
        let host: URL
        /// The object of the Swift runtime that makes a library's types known when it is loaded.
        let runtimeObject: URL
    }

    static let shared = WitnessLibrary()

    private static let targets = ["EventEngine", "WitnessPrelude"]
    private var building: Task<Products, any Error>?

    func products() async throws -> Products {
        if let building { return try await building.value }
        let task = Task { try await Self.build() }
        building = task
        return try await task.value
    }

    private static func build() async throws -> Products {
        let objects = try targets.flatMap { try BuildProducts.objects(of: $0) }
        let modules = targets.map { BuildProducts.modules.appendingPathComponent("\($0).swiftmodule") }
        var key = ContentKey()
        for file in objects + modules { try key.add(contentsOf: file) }
        let scratch = try BuildProducts.scratchFolder("Witness")
        let folder = scratch.appendingPathComponent(key.text)
        let host = folder.appendingPathComponent("host")
        if !FileManager.default.fileExists(atPath: host.path) {
            try removeFolders(in: scratch)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await makeLibrary(of: objects, in: folder)
            try await WitnessHost.make(in: folder, as: host)
        }
        return Products(folder: folder, host: host, runtimeObject: try await runtimeObject())
    }

    private static func makeLibrary(of objects: [URL], in folder: URL) async throws {
        try await Toolchain.shared.run(
            "swiftc",
            ScenarioCompiler.quickLinker + [
                "-emit-library", "-module-name", "Witness",
                "-o", folder.appendingPathComponent("libWitness.so").path,
                "-Xlinker", "-soname", "-Xlinker", "libWitness.so",
            ] + objects.map(\.path))
    }

    private static func removeFolders(in scratch: URL) throws {
        for old in try FileManager.default.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil) {
            if old.hasDirectoryPath { try FileManager.default.removeItem(at: old) }
        }
    }

    private static func runtimeObject() async throws -> URL {
        struct Info: Decodable {
            struct Target: Decodable { let arch: String }
            struct Paths: Decodable { let runtimeResourcePath: String }
            let target: Target
            let paths: Paths
        }
        let output = try await Toolchain.shared.run("swiftc", ["-print-target-info"])
        let info = try JSONDecoder().decode(Info.self, from: Data(output.utf8))
        return URL(fileURLWithPath: info.paths.runtimeResourcePath)
            .appendingPathComponent("linux/\(info.target.arch)/swiftrt.o")
    }
}
