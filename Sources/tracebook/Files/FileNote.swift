import BookBuilding

/// What a build noted of a file that it left: what can be seen of it, its digest, its path. A line of text.
struct FileNote {
    let path: String
    let sight: FileSight
    /// Of its digest; nil where it is not known.
    let digits: ArraySlice<UInt8>?

    private static let noDigits = Array(FinishedSite.none.utf8)[...]
    private static let blank = UInt8(ascii: " ")

    var line: [UInt8] {
        Array(sight.text.utf8) + [Self.blank] + (digits ?? Self.noDigits) + [Self.blank] + path.utf8
    }

    var digest: ContentDigest? { digits.flatMap(ContentDigest.init(hexadecimal:)) }

    /// Whether the file can be seen to be as it was.
    func isTrue(in walk: inout FolderWalk) -> Bool { walk.sight(of: path) == sight }
}

extension FileNote {
    init(path: String, sight: FileSight, digest: ContentDigest?) {
        self.init(path: path, sight: sight, digits: digest.map { Array($0.hexadecimal.utf8)[...] })
    }

    /// Nil for what is no such line.
    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        guard let sight = FileSight(ofFile: &rest), let blank = rest.firstIndex(of: Self.blank),
            let path = String(validating: rest[(blank + 1)...], as: UTF8.self)
        else { return nil }
        let digits = rest[..<blank]
        self.init(path: path, sight: sight, digits: digits == Self.noDigits ? nil : digits)
    }
}
