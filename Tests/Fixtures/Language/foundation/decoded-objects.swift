// Real code reads archives with the class that it expects. Nobody has an archive here.
final class Note: NSObject {
    var text = ""
    func read(_ coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? "none"
        let date = coder.decodeObject(forKey: "date") as? Date
        print(text, date as Any)
    }
}
print(Note().text.isEmpty)  // prints: true
