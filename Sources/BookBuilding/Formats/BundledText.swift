import CBundledTexts

/// A text that is compiled into the tool, which so needs no files beside itself.
package enum BundledText {
    /// The bytes of a file of `Sources/CBundledTexts`, by its path there: `Theme/page.css`.
    package static func bytes(_ path: String) -> [UInt8] {
        guard let text = bundled_text(path) else { preconditionFailure("texts.c does not name \(path)") }
        return Array(String(cString: text).utf8)
    }

    /// The bytes of several files of one folder, in this order.
    package static func bytes(_ names: String..., in folder: String) -> [[UInt8]] {
        names.map { bytes("\(folder)/\($0)") }
    }
}
