/// What the list of an earlier build says of a folder, and how far it is believed.
///
/// The list lies in the folder, where anybody may have edited it, and a stranger's book brings its own
/// along. So it only ever narrows what a build may do. A build replaces a regular file where the site has a
/// file now, if the list names it: a page that was damaged becomes whole again. It removes a file where the
/// site has none now, if the list names it and the file shows by itself that a build wrote it: a page or a
/// piece of the search index by its beginning, the files that every site has by their names, and a picture by
/// a fingerprint of its bytes that is in the list.
package struct EarlierSite: Sendable {
    /// A list with more bytes than this is not read.
    package static let mostBytes = 16 << 20

    /// The paths that the list names, sorted. Whatever could lead out of the site's folder is left out.
    package let paths: [String]
    private let listed: [[UInt8]: Fingerprint?]

    private static let tab = UInt8(ascii: "\t")

    /// - Parameter bytes: the list; each line a path, or a path, a tab and a fingerprint.
    package init(list bytes: [UInt8]) {
        var listed: [[UInt8]: Fingerprint?] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: Self.tab, omittingEmptySubsequences: false)
            let path = Array(parts[0])
            guard parts.count <= 2, Self.isInside(path) else { continue }
            listed[path] = .some(parts.count == 2 ? Fingerprint(hexadecimal: parts[1]) : nil)
        }
        self.listed = listed
        paths = listed.keys.sorted { $0.lexicographicallyPrecedes($1) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isInside(_ path: [UInt8]) -> Bool {
        guard String(validating: path, as: UTF8.self) != nil, !path.contains(0) else { return false }
        let parts = path.split(separator: SitePath.slash, omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
    }

    /// The list of files: paths, and behind each file that is recognised by nothing else its fingerprint.
    static func list(of files: [SiteFile]) -> [UInt8] {
        var list: [UInt8] = []
        for file in files {
            list += file.path.utf8
            if !isPage(file.path), !SearchIndex.isPiece(file.path), !commonPaths.contains(file.path) {
                list += [tab] + Fingerprint(file.bytes).hexadecimal.utf8
            }
            list.append(UInt8(ascii: "\n"))
        }
        return list
    }

    /// Whether the list names a file.
    package func lists(_ path: String) -> Bool {
        path == Site.listPath || listed[Array(path.utf8)] != nil
    }

    /// Whether a build may remove a file that the site has no more.
    ///
    /// - Parameters:
    ///   - path: of a regular file, reached without a link.
    ///   - beginning: its first bytes, as many as asked for.
    package func owns(_ path: String, beginning: (_ count: Int) throws -> [UInt8]) rethrows -> Bool {
        if path == Site.listPath { return true }
        guard let print = listed[Array(path.utf8)] else { return false }
        if Self.commonPaths.contains(path) { return true }
        if Self.isPage(path) { return PageFrame.begins(try beginning(PageFrame.mostBytesBeforeMark)) }
        if SearchIndex.isPiece(path) {
            let opening = SearchIndex.opening(ofPieceAt: path)
            return try beginning(opening.count) == opening
        }
        guard let print else { return false }
        let bytes = try beginning(Self.mostPictureBytes + 1)
        return bytes.count <= Self.mostPictureBytes && Fingerprint(bytes) == print
    }

    /// No picture of a site has more bytes.
    package static let mostPictureBytes = 8 << 20

    private static func isPage(_ path: String) -> Bool { SitePath.ends(path, with: ".html") }

    /// The files that are called the same in every site, pages aside.
    static let commonPaths: Set<String> = [
        Site.listPath, FenceRecord.path, StyleSheet.path, Script.path, Script.searchPath,
        SearchIndex.path, Sitemap.path,
    ]
}
