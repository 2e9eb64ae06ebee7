extension LibrarySource {
    /// The texts of files. A scenario has no files and no network: each of these initializers throws what
    /// Foundation throws where there is no such file, or no connection.
    static let textsOfFiles = LibrarySource(
        name: "TextsOfFiles", labelsOfText: ["contentsOfFile", "contentsOf"],
        text: """
            extension String {
                struct Encoding: RawRepresentable, Hashable {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let ascii = Encoding(rawValue: 1)
                    static let utf8 = Encoding(rawValue: 4)
                    static let isoLatin1 = Encoding(rawValue: 5)
                    static let unicode = Encoding(rawValue: 10)
                    static let utf16 = Encoding(rawValue: 10)
                    static let macOSRoman = Encoding(rawValue: 30)
                }

                init(contentsOfFile path: String) throws { throw _noSuchFile(path) }
                init(contentsOfFile path: String, encoding enc: Encoding) throws { throw _noSuchFile(path) }
                init(contentsOf url: URL) throws { throw _notOpened(url) }
                init(contentsOf url: URL, encoding enc: Encoding) throws { throw _notOpened(url) }
            }

            fileprivate func _noSuchFile(_ path: String) -> NSError {
                let name = path.split(separator: "/").last ?? ""
                let text = "The file “\\(name)” couldn’t be opened because there is no such file."
                let info: [String: Any] = ["NSFilePath": path, NSLocalizedDescriptionKey: text]
                return NSError(domain: NSCocoaErrorDomain, code: 260, userInfo: info)
            }

            fileprivate func _notOpened(_ url: URL) -> NSError {
                let name = url.absoluteString.split(separator: "/").last ?? ""
                let text = "The file “\\(name)” couldn’t be opened."
                let info: [String: Any] = ["NSURL": url, NSLocalizedDescriptionKey: text]
                return NSError(domain: NSCocoaErrorDomain, code: 256, userInfo: info)
            }
            """)
}
