/// A file of the finished site.
package struct SiteFile: Equatable, Sendable {
    /// Its path inside the site, `/` between folders: `advanced/hit-testing.html`.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
