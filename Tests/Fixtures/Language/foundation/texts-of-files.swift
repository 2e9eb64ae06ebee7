// A scenario has no files: reading one throws what Foundation throws where there is none.
do {
    _ = try String(contentsOfFile: "/tmp/states.txt", encoding: .utf8)
} catch {
    print(error.localizedDescription)
}
do {
    print(try String(contentsOfFile: "states"))
} catch let error as NSError where error.code == 260 {
    print(error.domain)
}
let page = URL(string: "https://example.com/a.txt")!
let first = try? String(
    contentsOf: page, encoding: .utf8)
print(first as Any, (try? String(contentsOf: page)) as Any)
if let path = Bundle.main.path(forResource: "states", ofType: "txt") {
    print(try! String(contentsOfFile: path))
}
// prints: The file “states.txt” couldn’t be opened because there is no such file.
// prints: NSCocoaErrorDomain
// prints: nil nil
