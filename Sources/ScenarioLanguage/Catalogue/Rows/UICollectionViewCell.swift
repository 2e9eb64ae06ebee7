import EventEngine
import Foundation

extension NativeCatalogue {
    /// UICollectionReusableView and UICollectionViewCell.
    func addUICollectionViewCell() {
        addClass(
            UICollectionReusableView.self, named: "UICollectionReusableView", superclass: UIView.self,
            "A view that a collection view uses again when its item has left the screen."
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UICollectionReusableView(frame: frame) }
            t.convenience("init()", through: .frame) { () in UICollectionReusableView() }
            t.required("init(coder:)") { (coder: NSCoder) in UICollectionReusableView(coder: coder) }
            t.means("The name that it is reused by.")
            t.getter("reuseIdentifier", \.reuseIdentifier)
            t.means("Hears that it becomes another item.")
            t.method("prepareForReuse()", override: .prepareForReuse) { (view: UICollectionReusableView) in
                view.prepareForReuse()
            }
            t.means("Hears that the layout says something new of it, once it has taken its place.")
            t.method("apply(_:)", override: .applyLayoutAttributes) {
                (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in
                view.apply(attributes)
            }
            t.means("What it would like to have in the place of what the layout says; its size counts.")
            t.method("preferredLayoutAttributesFitting(_:)", override: .preferredAttributes) {
                (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in
                view.preferredLayoutAttributesFitting(attributes)
            }
        }
        addClass(
            UICollectionViewCell.self, named: "UICollectionViewCell",
            superclass: UICollectionReusableView.self,
            "An item that is seen. It hands its touches on to the collection view (M-09)."
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UICollectionViewCell(frame: frame) }
            t.convenience("init()", through: .frame) { () in UICollectionViewCell() }
            t.required("init(coder:)") { (coder: NSCoder) in UICollectionViewCell(coder: coder) }
            t.means("What its content is in, in front of its backgrounds (M-12).")
            t.getter("contentView", \.contentView)
            t.means("Shown behind the content, always and while it is selected.")
            t.property("backgroundView", \.backgroundView)
            t.property("selectedBackgroundView", \.selectedBackgroundView)
            t.means("Whether its item is selected, and whether a finger is on it. Override to look so.")
            t.property("isSelected", \.isSelected, override: .isSelected)
            t.property("isHighlighted", \.isHighlighted, override: .isHighlighted)
            itemConfigurationRows(t)
        }
        record(UICollectionViewCell.self).protocols = [NativeTypeID((any UIGestureRecognizerDelegate).self)]
    }
}
