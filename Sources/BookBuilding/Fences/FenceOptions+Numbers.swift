extension FenceOptions {
    private static let mostTouches = 10_000

    /// `touch=2`
    mutating func touch() -> Int? {
        value("touch", example: "2", why: "is no number of a touch", hint: "touches are counted from 1") {
            FenceOptions.number($0, in: 1...FenceOptions.mostTouches)
        }
    }

    /// `pass=1`
    mutating func pass() -> Int? {
        value(
            "pass", example: "1", why: "is no pass of hit-testing",
            hint: "UIKit searches twice: pass=1 or pass=2"
        ) { FenceOptions.number($0, in: 1...2) }
    }

    private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else { return nil }
        return range.contains(value) ? value : nil
    }
}
