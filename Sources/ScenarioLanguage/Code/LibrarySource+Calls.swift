extension LibrarySource {
    /// What calls closures of types that the catalogue has no way to write.
    static let eventHandlers = LibrarySource(
        name: "_EventHandlers", members: ["enumerateEventHandlers"],
        text: """
            extension UIControl {
                func enumerateEventHandlers(
                    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
                ) {
                    var isOver = false
                    _visitHandlers { action, target, selector, events in
                        if isOver { return }
                        iterator(action, selector.map { (target, $0) }, events, &isOver)
                    }
                }
            }
            """)

    /// Images that are prepared while a task waits.
    static let preparedImages = LibrarySource(
        name: "_PreparedImages", members: ["byPreparingForDisplay", "byPreparingThumbnail"],
        text: """
            extension UIImage {
                func byPreparingForDisplay() async -> UIImage? {
                    let images = await withCheckedContinuation {
                        (continuation: CheckedContinuation<[UIImage?], Never>) in
                        prepareForDisplay { continuation.resume(returning: [$0]) }
                    }
                    return images[0]
                }
                func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
                    let images = await withCheckedContinuation {
                        (continuation: CheckedContinuation<[UIImage?], Never>) in
                        prepareThumbnail(of: size) { continuation.resume(returning: [$0]) }
                    }
                    return images[0]
                }
            }
            """)

    /// A shadow of a text, of which nothing is seen.
    static let textShadow = LibrarySource(
        name: "NSShadow",
        text: """
            class NSShadow: NSObject {
                var shadowOffset = CGSize.zero
                var shadowBlurRadius: CGFloat = 0
                var shadowColor: Any?
                override init() {}
            }
            """)

    /// Controllers of storyboards that a closure makes. There are no storyboards, which the engine says.
    static let storyboardCreators = LibrarySource(
        name: "_StoryboardCreators", members: ["instantiateViewController"],
        text: """
            extension UIStoryboard {
                func instantiateViewController<ViewController: UIViewController>(
                    identifier: String, creator: @escaping (NSCoder) -> ViewController?
                ) -> ViewController {
                    guard let made = instantiateViewController(withIdentifier: identifier) as? ViewController
                    else { fatalError("the storyboard has no such controller") }
                    return made
                }
            }
            """)
}
