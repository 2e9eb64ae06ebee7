import Foundation

/// Screen sizes as authors write them: `390x844`, in points.
enum ScreenSize {
    /// No side may be longer.
    static let longestSide = 4_000

    /// How to write one.
    static let hint = "width x height in points, each from 1 to \(longestSide), for example 390x844"

    /// The size; nil when the text is no size of a screen.
    static func read(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func side(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else { return nil }
        return (1...longestSide).contains(value) ? value : nil
    }
}
