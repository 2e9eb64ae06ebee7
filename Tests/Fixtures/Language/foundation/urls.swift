// Addresses, of which nothing is loaded.
let address = URL(string: "https://ann:secret@example.com:8080/shop/red/bag.html?size=2#top")!
print(address.scheme ?? "", address.host ?? "", address.port ?? 0, address.path)
// prints: https example.com 8080 /shop/red/bag.html
print(address.user ?? "", address.password ?? "", address.query ?? "", address.fragment ?? "")
// prints: ann secret size=2 top
print(address.lastPathComponent, address.pathExtension, address.pathComponents.count)  // prints: bag.html html 4
let page = URL(string: "https://example.com/a")
print(page?.absoluteString ?? "none", page == URL(string: "https://example.com/a"))
// prints: https://example.com/a true
print(URL(string: "") == nil, page?.query ?? "no query")  // prints: true no query
let other = page!.appendingPathComponent("b").appendingPathExtension("png")
print(other, other.deletingLastPathComponent(), other.deletingPathExtension())
// prints: https://example.com/a/b.png https://example.com/a/ https://example.com/a/b
print(Set([page, page]).count, other.description == other.absoluteString)  // prints: 1 true
