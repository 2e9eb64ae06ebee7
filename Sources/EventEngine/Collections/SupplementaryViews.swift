import Foundation

extension UICollectionView {
    /// What sorts of views there are.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}

/// Where a view beside the cells is.
struct PlacedView {
    let kind: String
    let path: IndexPath
    var frame: CGRect
    var zIndex = 0
    /// Whether the layout makes it, and not the data source.
    var isDecoration = false

    var key: ElementKey { ElementKey(isDecoration ? .decorationView : .supplementaryView, kind, path) }

    var attributes: UICollectionViewLayoutAttributes {
        let made = isDecoration
            ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        made.frame = frame
        made.zIndex = zIndex
        return made
    }
}

/// Names a view beside the cells.
struct SupplementaryKey: Hashable {
    let kind: String
    let path: IndexPath
    /// Whether the layout makes it, and not the data source.
    var isDecoration = false

    init(kind: String, path: IndexPath) { (self.kind, self.path) = (kind, path) }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(kind: attributes.kind ?? "", path: attributes.indexPath)
        isDecoration = attributes.category == .decorationView
    }
}

/// The views beside the cells.
struct SupplementaryViews {
    var views: [(key: SupplementaryKey, view: UICollectionReusableView)] = []
    /// By kind and identifier.
    var spares: [[String]: [UICollectionReusableView]] = [:]
    var makers: [[String]: (_ frame: CGRect) -> UICollectionReusableView] = [:]
}

/// Views beside the cells: those that are visible are there, others are not, as with cells.
extension UICollectionView {
    final var loadedViews: [(key: SupplementaryKey, view: UICollectionReusableView)] {
        if needsLayout, !collection.isLoading { layoutItems() }
        return collection.supplementary.views
    }

    /// Puts views where their attributes say, in front of cells, and asks for those that have become visible.
    final func layoutViews(_ places: [UICollectionViewLayoutAttributes]) {
        let present = collection.supplementary.views
        guard !places.isEmpty || !present.isEmpty else { return }
        world.work.draw(WorkCost.hashed * (places.count + present.count))
        let wanted = Set(places.map(SupplementaryKey.init))
        retireViews { !wanted.contains($0) }
        var known: [SupplementaryKey: UICollectionReusableView] = [:]
        for (key, view) in collection.supplementary.views { known[key] = view }
        for place in places where !world.isHalted && place.indexPath.section < counts.count {
            let key = SupplementaryKey(place)
            let asked = known[key] ?? (key.isDecoration ? makeDecoration(key, place) : askForView(key))
            guard let view = asked else { return }
            view.take(place)
        }
    }

    /// A view that the layout makes: it is behind the cells, unless its `zIndex` says otherwise.
    private func makeDecoration(
        _ key: SupplementaryKey, _ place: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let spare = collection.supplementary.spares[[key.kind]]?.popLast()
        spare?.prepareForReuse()
        spare?.askedSize = nil
        guard !world.isHalted else { return nil }
        guard let view = spare ?? newDecoration(key.kind, place.frame) else {
            world.report(.refused(
                "no view class is registered with the layout for decoration views of kind '\(key.kind)'"))
            return nil
        }
        collection.supplementary.views.append((key, view))
        if view.superviewReference !== self {
            insert(view, at: .index(depthOfCells(behind: collection.backgroundView)))
        }
        return view
    }

    private func newDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView? {
        guard let maker = collection.layout.decorations[kind] else { return nil }
        return world.perform { maker(frame) }
    }

    private func askForView(_ key: SupplementaryKey) -> UICollectionReusableView? {
        let view = world.askSilently(
            collection.dataSourceObject, .viewForSupplementary, [self, key.kind, key.path], fallback: nil
        ) { source -> UICollectionReusableView?? in
            (source as? any UICollectionViewDataSource)?
                .collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        }
        guard !world.isHalted else { return nil }
        guard let view else {
            reportMissingView(key.kind)
            return nil
        }
        view.askedSize = nil
        tell(.willDisplaySupplementary, view, key) {
            $0.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        }
        collection.supplementary.views.append((key, view))
        if view.superviewReference !== self {
            insert(view, at: .index(itemViewCount + depthOfCells(behind: collection.backgroundView)))
        }
        return view
    }

    /// How many views lie behind those beside the cells: cells, and scroll views with the cells of a section.
    private var itemViewCount: Int {
        collection.cells.count { $0.cell.superviewReference === self }
            + collection.scrollers.values.count { $0.superviewReference === self }
    }

    final func reportMissingView(_ kind: String) {
        world.report(.refused("the data source of a collection view gave it no view of kind '\(kind)'"))
    }

    final func retireViews(where isMeant: (SupplementaryKey) -> Bool) {
        let all = collection.supplementary.views
        let leaving = all.filter { isMeant($0.key) }
        if leaving.isEmpty { return }
        // Taken out first: the delegate may load everything anew.
        collection.supplementary.views = all.filter { !isMeant($0.key) }
        for (key, view) in leaving {
            view.removeFromSuperview()
            if key.isDecoration {
                collection.supplementary.spares[[key.kind], default: []].append(view)
            } else {
                tell(.didEndDisplayingSupplementary, view, key) {
                    $0.collectionView(
                        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
                        at: key.path)
                }
            }
            guard let identifier = view.reuseIdentifier else { continue }
            collection.supplementary.spares[[key.kind, identifier], default: []].append(view)
        }
    }

    /// Tells the delegate that a view beside the cells comes or goes.
    private func tell(
        _ selector: MessageSelector, _ view: UICollectionReusableView, _ key: SupplementaryKey,
        _ news: (any UICollectionViewDelegate) -> Void
    ) {
        world.askDelegate(delegateObject, selector, [self, view, key.kind, key.path], fallback: ()) {
            ($0 as? any UICollectionViewDelegate).map(news)
        }
    }

    // MARK: Reuse

    final func registerClass(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        guard let viewClass else {
            collection.supplementary.makers[[kind, identifier]] = nil
            return
        }
        guard let maker = world.cellClasses.viewMaker(of: viewClass) else {
            let name = _typeName(viewClass, qualified: false)
            return world.report(.refused("a collection view cannot make views of class '\(name)'"))
        }
        collection.supplementary.makers[[kind, identifier]] = maker
    }

    /// Lets `dequeueReusableSupplementaryView` make views of a scenario's class.
    package final func register(
        forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
        maker: ((_ frame: CGRect) -> UICollectionReusableView)?
    ) {
        collection.supplementary.makers[[kind, identifier]] = maker
    }

    final func registeredView(
        _ kind: String, _ identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        if let view = collection.supplementary.spares[[kind, identifier]]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let frame = collection.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        guard let maker = collection.supplementary.makers[[kind, identifier]] else {
            world.report(.refused(
                "no view class is registered for kind '\(kind)' and the identifier '\(identifier)' in a "
                    + "collection view"))
            return world.perform { UICollectionReusableView(frame: .zero) }
        }
        let view = world.perform { maker(frame ?? .zero) }
        view.reuseIdentifier = identifier
        return view
    }

    /// How large the view above or below a section is.
    final func sizeOfEnd(_ section: Int, _ layout: UICollectionViewFlowLayout, isHeader: Bool) -> CGSize {
        let usual = isHeader ? layout.headerReferenceSize : layout.footerReferenceSize
        let selector = isHeader ? MessageSelector.flowHeaderSize : .flowFooterSize
        return world.askSilently(delegateObject, selector, [self, layout, section], fallback: usual) {
            guard let delegate = $0 as? any UICollectionViewDelegateFlowLayout else { return nil }
            return isHeader
                ? delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
                : delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
        }
    }
}
