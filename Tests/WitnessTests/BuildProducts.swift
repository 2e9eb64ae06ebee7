import Foundation

/// Where the build that these tests belong to keeps its modules and objects.
enum BuildProducts {
    /// The folder of the running tests: `.build/<triple>/debug`.
    static let folder: URL = {
        var url = Bundle(for: Marker.self).bundleURL
        while url.path != "/", !hasModules(url) { url.deleteLastPathComponent() }
        precondition(url.path != "/", "the tests run from a folder without the package's modules")
        return url
    }()

    /// The folder of `EventEngine.swiftmodule`.
    static var modules: URL { folder.appendingPathComponent("Modules") }

    /// The objects of a target, as its last build listed them: the folder may hold stale ones besides.
    static func objects(of target: String) throws -> [URL] {
        let build = folder.appendingPathComponent("\(target).build")
        let map = try JSONSerialization.jsonObject(
            with: Data(contentsOf: build.appendingPathComponent("output-file-map.json")))
        let outputs = (map as? [String: [String: String]] ?? [:]).values.compactMap { $0["object"] }
        return Set(outputs).sorted().map { URL(fileURLWithPath: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Where programs are compiled: beside the build, so that cleaning the build removes them.
    static func scratchFolder(_ name: String) throws -> URL {
        let scratch = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        return scratch
    }

    private static func hasModules(_ url: URL) -> Bool {
        FileManager.default.fileExists(
            atPath: url.appendingPathComponent("Modules/WitnessPrelude.swiftmodule").path)
    }

    private final class Marker {}
}
