import Foundation

/// The way from one controller of a storyboard to another. There are no storyboards here, so those that a
/// scenario makes are the only ones.
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = nil
    }

    /// - Parameter performHandler: what it does.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
    }

    /// Does what it was given to do; what kind of presentation it would be, only a storyboard says.
    open func perform() { handler?() }
}
