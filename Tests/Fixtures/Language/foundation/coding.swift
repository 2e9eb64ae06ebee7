// Types say that they can be written to an archive; there are no archives here.
enum Mode: String, Codable { case pen, eraser }
struct Stroke: Codable, Equatable {
    var points: [CGPoint] = []
    var width: CGFloat? = nil
    var names: [String: Int] = [:]
    var link: URL?
}
class Page: Codable {
    var strokes: [Stroke] = []
    var mode = Mode.pen
}
func describe<T: Encodable>(_ value: T) -> String { "\(value)" }
let page = Page()
page.strokes.append(Stroke(points: [.zero]))
print(page.strokes.count, describe(page.mode), describe(3))  // prints: 1 pen 3
struct Box<T: Decodable> { var value: T }
print(Box(value: [Mode.eraser]).value.first == .eraser)  // prints: true
