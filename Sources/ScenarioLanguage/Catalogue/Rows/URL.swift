import EventEngine
import Foundation

extension URL: BridgedStruct {}

extension NativeCatalogue {
    /// URL: the address alone, as nothing can be reached by it.
    func addURL() {
        addStructure(
            URL.self, named: "URL", conformances: [.equatable, .hashable, .stringConvertible],
            "An address. There is no network and there are no files, so nothing can be reached by it."
        ) { t in
            t.means("Makes one of its text; nil where that is none.")
            t.initializer("init(string:)") { (text: String) in URL(string: text) }
            t.means("Its text.")
            t.getter("absoluteString", \.absoluteString)
            t.getter("description", \.description)
            urlPartRows(t)
            t.absent(
                .files, "init(fileURLWithPath:)", "isFileURL", "resourceValues", "checkResourceIsReachable",
                "bookmarkData", "standardizedFileURL", "resolvingSymlinksInPath", "temporaryDirectory",
                "documentsDirectory", "lines", "resourceBytes")
        }
    }

    private func urlPartRows(_ t: MemberTable<URL>) {
        t.means("Its parts; those that it lacks are nil.")
        t.getter("scheme", \.scheme)
        t.getter("user", \.user)
        t.getter("password", \.password)
        t.getter("host", \.host)
        t.getter("port", \.port)
        t.getter("path", \.path)
        t.getter("query", \.query)
        t.getter("fragment", \.fragment)
        t.means("The names of its path; the last of them, and what follows its dot.")
        t.getter("pathComponents", \.pathComponents)
        t.getter("lastPathComponent", \.lastPathComponent)
        t.getter("pathExtension", \.pathExtension)
        t.means("The same with another path.")
        t.method("appendingPathComponent(_:)") { (url: URL, name: String) in
            url.appendingPathComponent(name, isDirectory: false)
        }
        t.method("appendingPathExtension(_:)") { (url: URL, name: String) in
            url.appendingPathExtension(name)
        }
        t.method("deletingLastPathComponent()") { (url: URL) in url.deletingLastPathComponent() }
        t.method("deletingPathExtension()") { (url: URL) in url.deletingPathExtension() }
    }
}
