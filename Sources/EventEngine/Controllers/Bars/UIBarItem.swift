import Foundation

/// What a bar shows, and what can be tapped there. Subclasses override what they are asked for.
open class UIBarItem: NSObject, NSCoding, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    final var storedTitle: String?
    private final var storedImage: UIImage?
    private final var storedEnabled = true

    open var title: String? {
        get { world.ask(.title, of: self) { usualTitle } }
        set {
            world.request(.setTitle, of: self, [newValue]) {
                storedTitle = newValue
                lookChanged()
            }
        }
    }
    open var image: UIImage? {
        get { world.ask(.image, of: self) { storedImage } }
        set {
            world.request(.setImage, of: self, [newValue]) {
                storedImage = newValue
                lookChanged()
            }
        }
    }
    /// Whether it can be tapped.
    open var isEnabled: Bool {
        get { world.ask(.isControlEnabled, of: self) { storedEnabled } }
        set {
            world.request(.setIsControlEnabled, of: self, [newValue]) {
                storedEnabled = newValue
                lookChanged()
            }
        }
    }
    open var tag = 0
    /// Kept, without effect on events.
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// What is shown of it in large while a finger rests on it.
    open var largeContentSizeImage: UIImage?
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// What assistive apps call it and read out: kept, as are the other words.
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityIdentifier: String?
    private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// An item as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// How the title looks in a state: kept, and without effect on its size.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    // What the engine's classes do.

    var usualTitle: String? { storedTitle }
    func lookChanged() {}

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}
