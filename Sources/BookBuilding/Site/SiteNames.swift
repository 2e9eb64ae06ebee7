import Reporting

/// What the files of a site may be called, so that it is the same site on every disk and under every address.
package enum SiteNames {
    /// Why a file of a book cannot be called so; nil when it can.
    ///
    /// - Parameter path: inside Chapters.
    package static func problem(with path: String) -> String? {
        for part in SitePath.parts(of: path) {
            if let scalar = part.unicodeScalars.first(where: isInvisible) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
                return "the name has the character U+\(code), which cannot be seen"
            }
            guard part.utf8.count + pageEnding <= mostBytes else {
                return "the name has \(part.utf8.count) bytes, and may have \(mostBytes - pageEnding)"
            }
        }
        return nil
    }

    /// So many bytes the name of a file may have on nearly every disk.
    private static let mostBytes = 255
    /// By so many bytes the name of a page may be longer than its chapter's.
    private static let pageEnding = 2

    /// Line ends and other control characters, marks of a byte order, and what turns the direction of text.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
        default: scalar.properties.isNoncharacterCodePoint
        }
    }

    /// What two paths have in common that some disks take for one: capital and small letters, and letters
    /// that are made up of other pieces.
    package static func folded(_ path: String) -> String {
        path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
    }

    /// Two files of a site that cannot be beside each other.
    struct Clash: Equatable {
        /// The path of the later one, in order of path.
        var path: String
        /// The one that has the place, or a folder above the earlier one.
        var other: String
        /// Whether one of them would have to be a folder and a file.
        var isFolder: Bool
    }

    /// The files whose places are taken.
    ///
    /// - Parameter paths: of all files of the site, in any order.
    static func clashes(among paths: [String]) -> [Clash] {
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var files: [String: String] = [:]
        var clashes: [Clash] = []
        for path in sorted {
            let key = folded(path)
            if let other = files[key] {
                clashes.append(Clash(path: path, other: other, isFolder: false))
            } else {
                files[key] = path
            }
        }
        for path in sorted {
            var above = ""
            for part in SitePath.parts(of: path).dropLast() {
                above += above.isEmpty ? part : "/" + part
                guard let other = files[folded(above)] else { continue }
                clashes.append(Clash(path: path, other: other, isFolder: true))
                break
            }
        }
        return clashes
    }
}
