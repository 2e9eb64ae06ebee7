/// The kinds of pictures that a chapter may show. SVG is not among them, as it may carry scripts.
package enum PictureKind: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"
    case avif = "AVIF"

    /// The kind that a path's ending says, in capital or small letters; nil for what is no picture.
    package init?(path: String) {
        let name = path.lowercased()
        guard let kind = Self.allCases.first(where: { $0.endings.contains { SitePath.ends(name, with: $0) } })
        else { return nil }
        self = kind
    }

    private var endings: [String] {
        switch self {
        case .png: [".png"]
        case .jpeg: [".jpg", ".jpeg"]
        case .gif: [".gif"]
        case .webp: [".webp"]
        case .avif: [".avif"]
        }
    }

    /// Whether bytes begin as a picture of this kind does: so that nothing else, somebody's keys for example,
    /// gets onto a site under a picture's name.
    package func begins(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
        case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        case .avif: Self.brands(of: bytes).contains { $0 == "avif" || $0 == "avis" }
        }
    }

    /// The brands that the first box of a file names, if that box names brands: the main one, and those
    /// from the sixteenth byte on, each of four letters.
    private static func brands(of bytes: [UInt8]) -> [String] {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return [] }
        let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        let end = min(length, bytes.count)
        let starts = [8] + stride(from: 16, through: end - 4, by: 4)
        return starts.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
    }
}
