import Foundation

/// The engine and the witness's prelude as one shared library, linked once for all programs from the
/// objects that the package's build made.
///
/// Library and programs lie in a folder named after the content of those objects: when the engine changes
/// they are made anew, and what belonged to the old engine is removed.
actor WitnessLibrary {
    static let shared = WitnessLibrary()

    private static let targets = ["EventEngine", "WitnessPrelude"]
    private var building: Task<URL, any Error>?

    /// The folder that holds the library, and the programs that were compiled against it.
    func folder() async throws -> URL {
        if let building { return try await building.value }
        let task = Task { try await Self.build() }
        building = task
        return try await task.value
    }

    private static func build() async throws -> URL {
        let objects = try targets.flatMap { try BuildProducts.objects(of: $0) }
        let modules = targets.map { BuildProducts.modules.appendingPathComponent("\($0).swiftmodule") }
        var key = ContentKey()
        for file in objects + modules { try key.add(contentsOf: file) }
        let scratch = try BuildProducts.scratchFolder("Witness")
        let folder = scratch.appendingPathComponent(key.text)
        let library = folder.appendingPathComponent("libWitness.so")
        if FileManager.default.fileExists(atPath: library.path) { return folder }
        for old in try FileManager.default.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil) {
            if old.hasDirectoryPath { try FileManager.default.removeItem(at: old) }
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let unfinished = folder.appendingPathComponent("unfinished.so")
        try await Toolchain.shared.run(
            "swiftc",
            ["-emit-library", "-module-name", "Witness", "-o", unfinished.path,
             "-Xlinker", "-soname", "-Xlinker", "libWitness.so"] + objects.map(\.path))
        try FileManager.default.moveItem(at: unfinished, to: library)
        return folder
    }
}
