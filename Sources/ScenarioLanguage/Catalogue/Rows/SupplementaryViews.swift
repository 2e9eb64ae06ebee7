import EventEngine
import Foundation

extension UICollectionView.ElementCategory: BridgedEnum {}

/// Views beside the cells of collection views, and the headers of tables.
extension NativeCatalogue {
    /// The rows of UICollectionView about views beside the cells.
    func supplementaryRows(_ t: MemberTable<UICollectionView>) {
        t.means("The kinds of views above and below sections.")
        t.staticGetter("elementKindSectionHeader") { UICollectionView.elementKindSectionHeader }
        t.staticGetter("elementKindSectionFooter") { UICollectionView.elementKindSectionFooter }
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forSupplementaryViewOfKind", .string),
            NativeParameter("withReuseIdentifier", .string),
        ]
        t.means("Says which class views of a kind and a name have, or which nib they come from.")
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let view = try UICollectionView.unwrapping(receiver)
            let kind = try String.unwrapping(arguments[1])
            let identifier = try String.unwrapping(arguments[2])
            guard case .type(let type) = arguments[0] else {
                view.register(
                    nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
                return .void
            }
            guard let maker = context.viewMaker(type) else {
                throw RunTrap.trap(
                    "a collection view can only make views of UICollectionReusableView and of its subclasses "
                        + "with an 'init(frame:)', and '\(type)' is none")
            }
            view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier, maker: maker)
            return .void
        })
        t.method("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") {
            (view: UICollectionView, nib: UINib?, kind: String, name: String) in
            view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
        }
        t.kept("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
        t.means("A view of a kind, new or used.")
        t.method("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") {
            (view: UICollectionView, kind: String, identifier: String, path: IndexPath) in
            view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: identifier, for: path)
        }
        t.means("Those that are seen.")
        t.method("supplementaryView(forElementKind:at:)") {
            (view: UICollectionView, kind: String, path: IndexPath) in
            view.supplementaryView(forElementKind: kind, at: path)
        }
        t.method("visibleSupplementaryViews(ofKind:)") { (view: UICollectionView, kind: String) in
            view.visibleSupplementaryViews(ofKind: kind)
        }
        t.method("indexPathsForVisibleSupplementaryElements(ofKind:)") {
            (view: UICollectionView, kind: String) in
            view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        }
        anewRows(t)
    }

    private func anewRows(_ t: MemberTable<UICollectionView>) {
        t.means("Gives it another layout, at once.")
        t.method("setCollectionViewLayout(_:animated:)") {
            (view: UICollectionView, layout: UICollectionViewLayout, animated: Bool) in
            view.setCollectionViewLayout(layout, animated: animated)
        }
        t.method("setCollectionViewLayout(_:animated:completion:)") {
            (view: UICollectionView, layout: UICollectionViewLayout, animated: Bool,
                completion: Block<Bool>?) in
            view.setCollectionViewLayout(layout, animated: animated, completion: called(completion))
        }
        t.means("Only kept: nothing is fetched before it is seen.")
        t.property("isPrefetchingEnabled", \.isPrefetchingEnabled)
        t.means("Lets the data source change the cells of some items: it gets the same ones again.")
        t.method("reconfigureItems(at:)") { (view: UICollectionView, paths: [IndexPath]) in
            view.reconfigureItems(at: paths)
        }
    }

    /// The rows of layout attributes about views beside the cells.
    func supplementaryAttributeRows(_ t: MemberTable<UICollectionViewLayoutAttributes>) {
        t.means("Makes those of a view beside the cells, or of one that the layout makes.")
        t.convenience("init(forSupplementaryViewOfKind:with:)", through: .nothing) {
            (kind: String, path: IndexPath) in
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        } then: { attributes, kind, path in
            attributes.become(.supplementaryView, kind, path)
        }
        t.convenience("init(forDecorationViewOfKind:with:)", through: .nothing) {
            (kind: String, path: IndexPath) in
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        } then: { attributes, kind, path in
            attributes.become(.decorationView, kind, path)
        }
        t.means("What they are of.")
        t.getter("representedElementKind", \.representedElementKind)
        t.getter("representedElementCategory", \.representedElementCategory)
    }

    /// Sorts of views in a collection view.
    func addElementCategory() {
        addEnumeration(
            UICollectionView.ElementCategory.self, named: "UICollectionView.ElementCategory",
            "Sorts of views in a collection view."
        ) { t in
            t.means("This.")
            t.enumCase("cell", .cell)
            t.enumCase("supplementaryView", .supplementaryView)
            t.enumCase("decorationView", .decorationView)
        }
    }

    /// The rows of UITableView about headers that are used again.
    func reusableTitleRows(_ t: MemberTable<UITableView>) {
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forHeaderFooterViewReuseIdentifier", .string),
        ]
        t.means("Says which class headers and footers of a name have, or which nib they come from.")
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let table = try UITableView.unwrapping(receiver)
            let identifier = try String.unwrapping(arguments[1])
            guard case .type(let type) = arguments[0] else {
                table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
                return .void
            }
            guard let maker = context.titleMaker(type) else {
                throw RunTrap.trap(
                    "a table can only make headers of UITableViewHeaderFooterView and of its subclasses with "
                        + "an 'init(reuseIdentifier:)', and '\(type)' is none")
            }
            table.register(forHeaderFooterViewReuseIdentifier: identifier, maker: maker)
            return .void
        })
        t.method("register(_:forHeaderFooterViewReuseIdentifier:)") {
            (table: UITableView, nib: UINib?, name: String) in
            table.register(nib, forHeaderFooterViewReuseIdentifier: name)
        }
        t.kept("register(_:forHeaderFooterViewReuseIdentifier:)")
        t.means("A header or footer, used or new; nil for a name that no class has.")
        t.method("dequeueReusableHeaderFooterView(withIdentifier:)") {
            (table: UITableView, identifier: String) in
            table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        }
        t.means("Lets the data source change the cells of some rows: it gets the same ones again.")
        t.method("reconfigureRows(at:)") { (table: UITableView, paths: [IndexPath]) in
            table.reconfigureRows(at: paths)
        }
    }
}
