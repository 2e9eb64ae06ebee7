// Types write and read themselves; scenarios have nothing that would ask them to.
protocol Shape: AnyObject, Codable { var id: String { get } }
class Pen: Shape {
    private enum CodingKeys: String, CodingKey {
        case id, points = "path", color
    }
    let id: String
    var points: [CGPoint] = []
    var color: UIColor = .black
    weak var delegate: UIView?
    init(id: String) { self.id = id }
    required init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        points = try values.decodeIfPresent([CGPoint].self, forKey: .points) ?? []
        if values.contains(.color) { color = .red }
    }
    func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encodeIfPresent(points.isEmpty ? nil : points, forKey: .points)
    }
    static func key() -> String { CodingKeys.points.stringValue + (CodingKeys(rawValue: "color") == .color ? "!" : "") }
}
struct Drawing: Codable {
    enum CodingKeys: CodingKey { case shapes, size }
    var shapes: [Pen] = []
    var size = CGSize(width: 1, height: 2)
    /// Not among the keys, so that it need not be written.
    var layer = CALayer()
    static let first = CodingKeys.shapes.stringValue
}
struct Wrapped: Codable {
    let name: String
    init(_ name: String) { self.name = name }
    init(from decoder: Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
extension KeyedDecodingContainer {
    func number(forKey key: K) throws -> Int32 { try decodeIfPresent(Int32.self, forKey: key) ?? 0 }
}
extension KeyedEncodingContainer where K: CodingKey {
    mutating func add(_ number: Int32, forKey key: Key) throws { try encode(number, forKey: key) }
}
struct AnyShape: Encodable {
    let base: any Shape
    func encode(to encoder: Encoder) throws { try base.encode(to: encoder) }
}
let drawing = Drawing(shapes: [Pen(id: "a"), Pen(id: "b")])
print(drawing.shapes.map(\.id), Pen.key(), Drawing.first)  // prints: ["a", "b"] path! shapes
print(Wrapped("w").name, AnyShape(base: drawing.shapes[0]).base.id)  // prints: w a
