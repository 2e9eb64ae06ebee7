import Foundation
import Reporting

/// Names that nobody can tell apart by looking: a claim about the one would be read as one about the other.
/// After the skeletons of Unicode's report on security (UTS 39), for letters of Latin, Cyrillic and Greek,
/// digits, and characters that cannot be seen.
enum LookAlike {
    /// What a name looks like; names of one skeleton look alike.
    static func skeleton(of name: String) -> String {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.map { "1I".contains($0) ? "l" : $0 == "0" ? "O" : $0 })
        }
        var skeleton = String.UnicodeScalarView()
        for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars {
            guard !Printable.isInvisible(scalar), !(0xFE00...0xFE0F).contains(scalar.value) else { continue }
            skeleton.append(latin[scalar] ?? scalar)
        }
        return String(skeleton)
    }

    /// The scalars in which two names differ first, as `U+0065 and U+0435`; of names that differ only in
    /// length, the one that is more.
    static func difference(between name: String, and other: String) -> String {
        let left = Array(name.precomposedStringWithCanonicalMapping.unicodeScalars)
        let right = Array(other.precomposedStringWithCanonicalMapping.unicodeScalars)
        let shared = zip(left, right).prefix { $0 == $1 }.count
        let points = [left, right].compactMap { $0.dropFirst(shared).first.map(Printable.codePoint) }
        return points.joined(separator: " and ")
    }

    /// What each looks like. Of 1, I and l the skeleton is l, of 0 and O it is O.
    private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
        let rows: [(String, String)] = [
            ("1Iɩıι", "lllii"), ("0", "O"),
            // Cyrillic
            ("асԁеһіјӏкорԛѕухԝѵьгԍ", "acdehijlkopqsyxwvbrg"),
            ("АВЅСЕНІЈКМОРТХҮԌԜԚЗΖ", "ABSCEHlJKMOPTXYGWQ3Z"),
            // Greek
            ("αγνορτυχκεωσϲϳ", "aynoptuxkewocj"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHlKMNOPTYX"),
            // Latin's own
            ("ɑɡʟ", "agL"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (odd, plain) in rows {
            for (from, to) in zip(odd.unicodeScalars, plain.unicodeScalars) { table[from] = to }
        }
        return table
    }()
}
