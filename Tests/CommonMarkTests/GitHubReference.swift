import CCommonMark
import ChildProcess
import Foundation

/// What GitHub's own program, `cmark-gfm`, makes of texts; `.ci/setup specification` installs it.
enum GitHubReference {
    static let isHere = folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/cmark-gfm") }

    private static let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]

    /// The HTML of each text with the extensions that chapters have.
    static func html(of texts: [String]) throws -> [String] {
        try run(texts, "-e table -e strikethrough -e tasklist -e footnotes")
    }

    /// For each text, whether both programs agree on it as plain CommonMark: they follow different versions.
    static func agreesWithLibcmark(on texts: [String]) throws -> [Bool] {
        try zip(texts, run(texts, "")).map { text, html in
            let bytes = Array(text.utf8)
            let plain = bytes.withUnsafeBytes { buffer in
                cmark_markdown_to_html(
                    buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, 0)
            }
            defer { cmark_get_default_mem_allocator().pointee.free(plain) }
            return plain.map { String(cString: $0) } == html
        }
    }

    /// Writes the texts to files, and lets one shell run the program on each.
    private static func run(_ texts: [String], _ options: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, text) in texts.enumerated() {
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(index).md"))
        }
        let loop = "for f in *.md; do cmark-gfm \(options) \"$f\" > \"$f.html\"; done"
        let path = folders.joined(separator: ":") + ":/bin"
        let process = try ChildProcess(
            "/bin/sh", ["-c", loop], in: folder.path, environment: ["PATH": path])
        _ = try process.waitForEnd()
        return try texts.indices.map { index in
            let html = folder.appendingPathComponent("\(index).md.html")
            return String(decoding: try Data(contentsOf: html), as: UTF8.self)
        }
    }
}
