import BookBuilding

/// What a build noted of a file that it left: what can be seen of it, its digest, its path. A line of text.
struct FileNote {
    let path: String
    let sight: FileSight
    /// Of its digest; nil where it is not known.
    let digits: Substring?

    var line: String { "\(sight.text) \(digits ?? FinishedSite.none[...]) \(path)" }

    var digest: ContentDigest? { digits.flatMap(ContentDigest.init(hexadecimal:)) }

    /// Whether the file can be seen to be as it was.
    func isTrue(in walk: inout FolderWalk) -> Bool { walk.sight(of: path) == sight }
}

extension FileNote {
    /// Nil for what is no such line.
    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        guard let sight = FileSight(ofFile: &rest), let blank = rest.firstIndex(of: UInt8(ascii: " ")),
            let path = String(validating: rest[(blank + 1)...], as: UTF8.self)
        else { return nil }
        let digits = String(decoding: rest[..<blank], as: UTF8.self)
        self.init(path: path, sight: sight, digits: digits == FinishedSite.none ? nil : digits[...])
    }
}
