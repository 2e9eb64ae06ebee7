import Foundation

/// An element of a menu that sends an action up the responder chain: to the first object that takes it when
/// the menu opens. Alternates for modifier keys are not offered.
open class UICommand: UIMenuElement {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// What is sent, with the command as its sender.
    open private(set) var action: Selector
    /// Something of the author's, by which the receiver tells commands with the same action apart.
    open private(set) var propertyList: Any?
    /// How a menu shows it, and whether it can be chosen there.
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList) = (action, propertyList)
        (self.attributes, self.state) = (attributes, state)
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }
}
