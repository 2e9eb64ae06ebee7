// What a method answers as 'some P' is an associated type that conforms to P.
protocol Drawing {
    associatedtype Shown: UIView
    var size: CGSize { get }
    func makeView() -> Shown
}
extension Drawing {
    func makeView() -> UIView { UIView() }
}
protocol Component {
    associatedtype Result: Drawing
    func layout(_ room: CGSize) -> Result
}
struct Box: Drawing {
    var size: CGSize
    func makeView() -> UILabel { UILabel() }
}
struct Plain: Drawing { var size: CGSize }
struct Text: Component {
    func layout(_ room: CGSize) -> Box { Box(size: room) }
}
struct Inset: Component {
    let child: any Component
    func layout(_ room: CGSize) -> some Drawing { Box(size: CGSize(width: room.width - 2, height: room.height)) }
}
struct Wrapped<Content: Component>: Component {
    let content: Content
    func layout(_ room: CGSize) -> Content.Result { content.layout(room) }
}
print(Inset(child: Text()).layout(CGSize(width: 10, height: 3)).size)  // prints: (8.0, 3.0)
print(type(of: Wrapped(content: Text()).layout(.zero).makeView()))  // prints: UILabel
print(type(of: Plain(size: .zero).makeView()))  // prints: UIView
