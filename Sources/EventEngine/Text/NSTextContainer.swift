import Foundation

/// The room that the text of a text view is laid out in.
open class NSTextContainer: NSObject {
    /// The text view that it belongs to.
    final weak var owner: UITextView?
    private final var madeSize: CGSize

    public init(size: CGSize = .zero) {
        madeSize = size
        super.init()
    }

    /// The space beside the text that stays free within the room, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.contentDidChangeByEditing() } }
    /// The room in points: that inside of its text view's insets.
    open var size: CGSize {
        get {
            guard let owner else { return madeSize }
            let room = owner.bounds.inset(by: owner.look.inset)
            return CGSize(width: max(0, room.width), height: .greatestFiniteMagnitude)
        }
        set { madeSize = newValue }
    }
    /// Where lines end: kept, as they are broken between any two characters here.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
