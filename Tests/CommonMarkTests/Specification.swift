import Foundation

/// The examples of CommonMark's specification, which `.ci/setup specification` brings: their words belong to
/// its authors, so they are not kept here.
struct SpecificationExample: Decodable {
    let markdown: String
    let html: String
    let example: Int

    /// Where the examples lie once they were brought.
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/specification/commonmark.json")

    static var areHere: Bool { FileManager.default.fileExists(atPath: file.path) }

    static func all() throws -> [SpecificationExample] {
        try JSONDecoder().decode([SpecificationExample].self, from: Data(contentsOf: file))
    }
}
