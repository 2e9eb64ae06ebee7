import Foundation
import Testing

@testable import BookBuilding

/// What is added to the tool in a file and a row: kinds of fence, forms of claims, appendices. Whoever
/// writes the file and forgets the row, or shows it nowhere in the book, finds it out here.
@Suite("Kinds of fences, forms of claims and appendices")
struct DescriptorTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The types that the files of a folder declare to be of some protocols, without generic parameters.
    private func types(in folder: String, of protocols: [String]) throws -> Set<String> {
        let folder = Self.root.appendingPathComponent("Sources/BookBuilding/" + folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        var found: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let parts = line.split(whereSeparator: { " :,{<".contains($0) }).map(String.init)
                let kinds = ["struct", "enum", "extension"]
                guard let kind = parts.firstIndex(where: kinds.contains), !line.hasPrefix(" "),
                    !Set(parts).isDisjoint(with: protocols)
                else { continue }
                found.insert(parts[kind + 1])
            }
        }
        return found.subtracting(protocols)
    }

    private func name(_ type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }

    /// The chapters of the tool's own book.
    private func chapters() throws -> String {
        let folder = Self.root.appendingPathComponent("Chapters")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            .joined(separator: "\n")
    }

    @Test("Each kind of fence has its row, a word that is its own, and a fence in the book")
    func fenceKinds() throws {
        let written = try types(in: "Fences/Kinds", of: ["FenceKind", "DrawnFence"])
        #expect(Set(FenceKinds.all.map { name($0) }) == written)
        #expect(Set(FenceKinds.all.map { $0.word }).count == FenceKinds.all.count)
        let book = try chapters()
        for kind in FenceKinds.all { #expect(book.contains("```\(kind.word), of="), "\(kind.word)") }
    }

    @Test("Each form of a claim has its row, first words that are its own, and a claim in the book")
    func claimForms() throws {
        let written = try types(in: "Claims/Forms", of: ["ClaimForm"])
        #expect(Set(ClaimForms.all.map { name($0) }) == written)
        let words = ClaimForms.all.flatMap { $0.firstWords }
        #expect(Set(words).count == words.count)
        #expect(ClaimForms.all.filter { $0.firstWords.isEmpty }.count == 1)
        let book = try chapters()
        for word in words { #expect(book.contains("\"\(word) ") || book.contains("; \(word) "), "\(word)") }
    }

    @Test("Each appendix has its row, and paths that are its own")
    func appendices() throws {
        let written = try types(in: "Pages", of: ["AppendixPage"])
        #expect(Set(Appendices.all.map { name($0) }) == written)
        let paths = Appendices.all.flatMap { $0.paths }
        #expect(Set(paths).count == paths.count)
        #expect(Appendices.all.allSatisfy { !$0.paths.isEmpty })
        for path in paths {
            let book = TestBook([String(path.dropLast(".html".count)) + ".md": "# A\n\nText.\n"])
            #expect(book.build().diagnostics.map(\.code) == [.reservedPage], "\(path)")
        }
    }
}
