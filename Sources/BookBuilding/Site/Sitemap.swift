/// The list of pages that search engines read; made when the site's address is known.
enum Sitemap {
    /// Its path inside the site.
    static let path = "sitemap.xml"

    /// - Parameters:
    ///   - pages: their paths inside the site, in order.
    ///   - baseURL: ends with a slash; characters that XML gives a meaning are not in it.
    static func file(of pages: [String], baseURL: String) -> SiteFile {
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        for page in pages {
            xml += "<url><loc>\(escaped(baseURL))\(SitePath.address(of: page))</loc></url>\n"
        }
        xml += "</urlset>\n"
        return SiteFile(path: path, bytes: Array(xml.utf8))
    }

    private static func escaped(_ address: String) -> String {
        address.map { $0 == "&" ? "&amp;" : $0 == "'" ? "&apos;" : String($0) }.joined()
    }
}
