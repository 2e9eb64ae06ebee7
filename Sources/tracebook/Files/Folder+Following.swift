import BookBuilding
import Foundation

extension Folder {
    /// Where a path leads that has links in it.
    struct Goal {
        /// The folder of the file, opened.
        let folder: Folder
        /// The file's own name in it.
        let name: String
        /// The way to the file, without links.
        let components: [String]

        /// Whether the file, or a folder above it, is hidden: `.git`, `.env`.
        var isHidden: Bool { components.contains { $0.utf8.first == UInt8(ascii: ".") } }
    }

    /// Why a path does not lead to a file.
    enum Astray: Error { case nowhere, outOfFolder }

    /// Follows the links of a path, as long as no step leads out of this folder: each link is read, and
    /// what it says is walked from the folder that it is in; a link that begins at the root leads out.
    ///
    /// - Throws: `Astray`.
    func following(_ relative: String) throws -> Goal {
        guard let root = try? descriptor() else { throw Astray.nowhere }
        var way: [(name: String, folder: Descriptor)] = []
        var waiting = Array(SitePath.parts(of: relative).reversed())
        var links = 0
        while let part = waiting.popLast() {
            if part == "." { continue }
            guard part != ".." else {
                guard way.popLast() != nil else { throw Astray.outOfFolder }
                continue
            }
            let here = way.last?.folder ?? root
            switch here.status(of: part)?.kind {
            case .folder where !waiting.isEmpty:
                guard way.count < Folder.mostDepth, let next = here.folder(part) else { throw Astray.nowhere }
                way.append((part, next))
            case .link:
                links += 1
                guard links <= Folder.mostLinks, let target = here.target(of: part) else {
                    throw Astray.nowhere
                }
                guard target.utf8.first != SitePath.slash else { throw Astray.outOfFolder }
                waiting += SitePath.parts(of: target).reversed()
            case .file, .folder, .other:
                guard waiting.isEmpty else { throw Astray.nowhere }
                let components = way.map(\.name)
                let folder = Folder(path: shown(components.joined(separator: "/")), here)
                return Goal(folder: folder, name: part, components: components + [part])
            case nil: throw Astray.nowhere
            }
        }
        // It has come back to a folder that it came through: `.` or `..`.
        return Goal(folder: self, name: ".", components: way.map(\.name))
    }

    /// So many links may be one behind the other, as the system has it.
    private static let mostLinks = 40
}

extension Descriptor {
    /// What a link says; nil when that is no UTF-8, or longer than a path may be.
    fileprivate func target(of name: String) -> String? {
        let limit = 4096
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            let length = buffer.withMemoryRebound(to: CChar.self) {
                readlinkat(number, name, $0.baseAddress!, limit)
            }
            count = max(0, length)
        }
        return bytes.isEmpty || bytes.count == limit ? nil : String(validating: bytes, as: UTF8.self)
    }
}
